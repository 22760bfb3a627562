import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { list, truncate } from '../../../../theme/reset.css.ts';

export const tree = blockStyle([list, { minBlockSize: 240 }]);

export const node = blockStyle([
  list,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.control.heightSmall,
    paddingInlineEnd: vars.space.s2,
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'default',
    userSelect: 'none',
    ':hover': { background: vars.color.hover },
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
      '&[aria-selected="true"]': { background: vars.color.accentSoft },
      '&[aria-disabled="true"]': { color: vars.color.textMuted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const twist = blockStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 24,
  color: vars.color.textMuted,
  selectors: { '&[data-open]': { rotate: '90deg' }, '[dir="rtl"] &[data-open]': { rotate: '-90deg' } },
});
export const glyph = blockStyle({ flexShrink: 0, color: vars.color.link });
export const name = blockStyle([truncate, { minInlineSize: 0 }]);
export const submit = blockStyle({ maxInlineSize: '100%', flexShrink: 1, minInlineSize: 0 });
