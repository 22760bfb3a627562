import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

export const icon = primitiveStyle([
  element,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.control,
    background: vars.color.hover,
    color: vars.color.textMuted,
    selectors: {
      '&[data-size="20"]': { inlineSize: 20, blockSize: 20, background: 'none' },
      '&[data-size="32"]': { inlineSize: 32, blockSize: 32 },
      '&[data-size="56"]': { inlineSize: 56, blockSize: 56, borderRadius: vars.radius.card },
      '&[data-kind="directory"], &[data-kind="document"]': {
        background: vars.color.accentSoft,
        color: vars.color.link,
      },
      '&[data-kind="image"], &[data-kind="spreadsheet"]': {
        background: vars.color.successSoft,
        color: vars.color.success,
      },
      '&[data-kind="audio"], &[data-kind="slides"], &[data-kind="video"]': {
        background: vars.color.warningSoft,
        color: vars.color.warning,
      },
      '&[data-kind="pdf"]': { background: vars.color.dangerSoft, color: vars.color.danger },
      '&[data-size="20"][data-kind]': { background: 'none' },
    },
  },
]);
