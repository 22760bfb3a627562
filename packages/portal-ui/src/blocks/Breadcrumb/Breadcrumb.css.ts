import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, list as resetList, pressable, root, truncate } from '../../theme/reset.css.ts';

export const breadcrumb = blockStyle([root, { fontSize: vars.font.size.sm }]);

export const list = blockStyle([resetList, { display: 'flex', alignItems: 'center', gap: vars.space.s1 }]);

export const item = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s1, color: vars.color.textMuted },
]);

export const name = blockStyle([
  pressable,
  truncate,
  {
    display: 'block',
    minInlineSize: vars.control.target,
    maxInlineSize: 200,
    paddingInline: vars.space.s1,
    lineHeight: vars.control.target,
    borderRadius: vars.radius.control,
    selectors: {
      'a&:hover': { color: vars.color.link, background: vars.color.hover },
      'span&': { cursor: 'default' },
      '&[aria-current="page"]': { color: vars.color.text, fontWeight: vars.font.weight.medium },
    },
  },
]);
