import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list as resetList, pressable, root, truncate } from '../../../theme/reset.css.ts';

export const breadcrumb = blockStyle([
  root,
  // Where the way is long the tabs beside it keep their part.
  { minInlineSize: 0, maxInlineSize: '60%', fontSize: vars.font.size.sm },
]);

export const list = blockStyle([
  resetList,
  // The first word starts at the edge of the page below, and not the room around it.
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    marginInlineStart: `calc(-1 * ${vars.space.s1})`,
  },
]);

export const item = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    color: vars.color.textMuted,
    // What is above gives way first: where one is can be read longest.
    flex: '0 3 auto',
    selectors: { '&:last-child': { flexShrink: 1 } },
  },
]);

export const name = blockStyle([
  pressable,
  truncate,
  {
    display: 'block',
    minInlineSize: 0,
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
