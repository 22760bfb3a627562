import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

export const dot = primitiveStyle([
  element,
  {
    position: 'absolute',
    insetBlockEnd: -1,
    insetInlineEnd: -1,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: '50%',
    border: `2px solid ${vars.color.surface}`,
    background: vars.color.textMuted,
    selectors: {
      '&[data-presence="online"]': { background: vars.color.success },
      '&[data-presence="away"]': { background: vars.color.warning },
      '&[data-presence="busy"]': { background: vars.color.danger },
      '[data-size="56"] > &, [data-size="80"] > &': {
        inlineSize: 16,
        blockSize: 16,
        insetBlockEnd: 0,
        insetInlineEnd: 0,
      },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
]);
