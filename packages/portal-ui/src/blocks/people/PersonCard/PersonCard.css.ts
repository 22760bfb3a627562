import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root as rootStyle, truncate, twoLines } from '../../../theme/reset.css.ts';

/** Greatest width of a card; a page sets another on any element around it. */
const measure = '--portal-person-card-measure';

export const root = blockStyle([
  rootStyle,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s4,
    // Of the dialog, so that values stay near their labels in a wide page.
    maxInlineSize: `var(${measure}, 412px)`,
  },
]);

export const identity = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s4,
    // Room for the close button of the dialog, unless that has a line of its own.
    selectors: { '[data-lone] &': { paddingInlineEnd: vars.space.s8 } },
  },
]);

export const avatar = blockStyle({
  selectors: { '[data-left] > &': { filter: 'grayscale(1)' } },
});

/** A name with one line is centred on the avatar; with more lines the avatar is aligned to the name. */
export const who = blockStyle([
  element,
  {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    minBlockSize: 56,
  },
]);

export const nameLine = blockStyle([
  element,
  // Badges stay at the first line of a name that wraps.
  { display: 'flex', alignItems: 'baseline', columnGap: vars.space.s2, minBlockSize: 24 },
]);

export const name = blockStyle([
  element,
  {
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
  },
]);

export const place = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s3,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const presence = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);

/** The buttons share a line as long as their labels fit. */
export const actions = blockStyle([
  element,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2, outline: 'none' },
]);

export const action = blockStyle({ flex: '1 1 128px', minInlineSize: 'max-content' });

export const mainAction = blockStyle({ flexGrow: 2 });

export const introduction = blockStyle([
  element,
  twoLines,
  {
    fontSize: vars.font.size.sm,
    textWrap: 'pretty',
  },
]);

export const left = blockStyle({ flexShrink: 0 });

export const skeleton = blockStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s4 });

export const skeletonRow = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.s4,
    minBlockSize: 40,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
]);

/** Over another card, the back button has a line of its own. */
export const backHeader = blockStyle({
  justifyContent: 'space-between',
  paddingInlineStart: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const back = blockStyle({ flexShrink: 1, minInlineSize: 0, overflow: 'hidden' });

export const backName = blockStyle([element, truncate]);

export const dialogHeader = blockStyle({
  position: 'absolute',
  // Absolute, so that the dialog's padding does not move it.
  insetBlockStart: 'var(--portal-toast-room, 0px)',
  insetInlineEnd: 0,
  zIndex: 1,
  paddingInlineStart: 0,
});

export const dialogBody = blockStyle({
  // The dialog has a measure of its own, and none on a phone.
  vars: { [measure]: 'none' },
  paddingBlockStart: vars.space.s6,
  paddingBlockEnd: vars.space.s5,
  // Focused with each new card, without an outline, because it is no control.
  outline: 'none',
});

export const hover = blockStyle({
  inlineSize: 368,
  padding: vars.space.s4,
});
