import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { nameMax, partGap } from './parts-to-drop.ts';
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
    gap: partGap,
    overflowX: 'clip',
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
    // What has no room keeps its width for when it has.
    flexShrink: 0,
    // After the mark, which is the last in the list.
    order: 2,
    selectors: {
      '&[data-first]': { order: 0 },
      '&[data-dropped]': { order: 3, visibility: 'hidden' },
      // Not even where one is has room.
      '&[data-cut]': { flexShrink: 1 },
      '&[data-cut][data-dropped]': { position: 'absolute' },
    },
  },
]);

/** Stands for the parts of the way that have no room. */
export const gap = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    flexShrink: 0,
    order: 1,
    color: vars.color.textMuted,
    selectors: { '&[data-dropped]': { position: 'absolute', visibility: 'hidden' } },
  },
]);

export const name = blockStyle([
  pressable,
  truncate,
  {
    display: 'block',
    minInlineSize: 0,
    maxInlineSize: nameMax,
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
