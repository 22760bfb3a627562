import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { nameMax, partGap } from './parts-to-drop.ts';
import { element, list as resetList, pressable, root, truncate } from '../../../theme/reset.css.ts';

export const breadcrumb = blockStyle([
  root,
  // With a long path the tabs beside it keep their share.
  { minInlineSize: 0, maxInlineSize: '60%', fontSize: vars.font.size.sm },
]);

export const list = blockStyle([
  resetList,
  // Aligns the first word, not its padding, with the page below.
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
    // Hidden items keep their width, so that they can be measured.
    flexShrink: 0,
    // After the ellipsis, which is the last in the list.
    order: 2,
    selectors: {
      '&[data-first]': { order: 0 },
      '&[data-dropped]': { order: 3, visibility: 'hidden' },
      // Not even the current page's name fits.
      '&[data-cut]': { flexShrink: 1 },
      '&[data-cut][data-dropped]': { position: 'absolute' },
    },
  },
]);

/** Ellipsis for hidden items. */
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
