import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const menu = blockStyle({ maxInlineSize: 'min(304px, 100vw - 16px)' });

export const palette = blockStyle([element, { display: 'flex', flexWrap: 'wrap', gap: 2 }]);

export const emoji = blockStyle({
  justifyContent: 'center',
  inlineSize: 36,
  minBlockSize: 36,
  padding: 0,
  fontSize: vars.font.size.lg,
  textAlign: 'center',
  selectors: {
    '&[data-own]': { background: vars.color.accentSoft, boxShadow: `inset 0 0 0 1px ${vars.color.link}` },
  },
  '@media': { '(pointer: coarse)': { inlineSize: vars.control.target, minBlockSize: vars.control.target } },
});
