import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { undoBar } from '../../../theme/patterns.css.ts';
import { element, list, pressable, root as rootStyle, truncate } from '../../../theme/reset.css.ts';
import { line, narrow } from './parts/items.css.ts';
import { tileGap } from './state/tile-size.ts';

export const root = blockStyle([
  rootStyle,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    // Limited to the window when the container has no height: an unbounded list would mount all rows.
    maxBlockSize: '100dvh',
    overflow: 'hidden',
    background: vars.color.surface,
    containerType: 'inline-size',
    containerName: 'portal-files',
  },
]);

export const head = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s3,
    flexShrink: 0,
    paddingInline: vars.space.s4,
    paddingBlockStart: vars.space.s3,
  },
]);
export const path = blockStyle([element, { flex: '1 1 240px' }]);
export const pathFolders = blockStyle([
  list,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 36,
    // Aligns the first word, not its padding, with the tools below.
    marginInlineStart: `calc(-1 * ${vars.space.s2})`,
  },
]);
export const pathFolder = blockStyle([
  list,
  {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 1,
    minInlineSize: `calc(16px + max(32px, ${vars.control.target}))`,
    selectors: {
      // The root and the current folder are truncated last.
      '&:first-child': { flexShrink: 0, maxInlineSize: '30%' },
      '&[data-current]': { flexShrink: 0, maxInlineSize: '60%' },
      '&:first-child[data-current]': { maxInlineSize: '100%' },
    },
  },
]);
export const chevron = blockStyle({
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { ':first-child > &': { display: 'none' } },
});
export const stepButton = blockStyle([
  pressable,
  truncate,
  {
    minBlockSize: `max(32px, min(${vars.control.target}, 44px))`,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    ':hover': { background: vars.color.hover, color: vars.color.text },
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-over]': { background: vars.color.accentSoft, color: vars.color.link },
    },
  },
]);
export const current = blockStyle([
  element,
  truncate,
  { paddingInline: vars.space.s2, fontWeight: vars.font.weight.strong },
]);
/** Main actions at the end of the line, also without a path. */
export const mainTools = blockStyle([
  element,
  { display: 'flex', gap: vars.space.s2, marginInlineStart: 'auto', paddingBlockStart: vars.space.s1 },
]);
/** Search, and beside it the tools of the folder or of the selection: nothing below moves. */
export const tools = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    flexShrink: 0,
    minBlockSize: 56,
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s2,
  },
]);

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    flex: 1,
    // The search field shrinks first.
    minInlineSize: 'min-content',
    selectors: { '[data-selection] > &': { minInlineSize: 0 } },
  },
]);
export const selected = blockStyle([
  element,
  {
    flexShrink: 0,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);
/** Pixels. */
export const actionGap = 2;
export const actionsPadding = 4;
export const actions = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    flex: 1,
    justifyContent: 'flex-end',
    gap: actionGap,
    overflow: 'hidden',
    padding: actionsPadding,
    // Room for the focus ring only: the bar has the same height without actions.
    marginBlock: -actionsPadding,
  },
]);
const hiddenText = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
/** In a narrow browser only the icons show; the names stay for assistive technology. */
export const actionText = blockStyle({
  '@container': {
    'portal-files (max-width: 759.98px)': hiddenText,
  },
});
/** Rendered invisibly for measurement when it does not fit. */
export const action = blockStyle({
  selectors: { '&[data-away]': { position: 'absolute', visibility: 'hidden' } },
});
export const sortTrigger = blockStyle({
  color: vars.color.textMuted,
  '@container': {
    'portal-files (min-width: 600px)': { selectors: { '&:not([data-always])': { display: 'none' } } },
  },
});
export const destroys = blockStyle({ color: vars.color.danger });
export const views = blockStyle([
  element,
  { display: 'flex', gap: 2, flexShrink: 0, marginInlineStart: 'auto' },
]);
/** On a phone only the other view is offered. The keyboard focus stays where it is. */
export const view = blockStyle({
  '@container': {
    'portal-files (max-width: 479.98px)': {
      selectors: { '&[aria-pressed="true"]:not(:focus-visible)': { display: 'none' } },
    },
  },
});
export const banner = blockStyle({
  flexShrink: 0,
  marginInline: vars.space.s4,
  marginBlockEnd: vars.space.s2,
});

export const body = blockStyle([
  element,
  // Scrolls when a state is taller than a low window; a list scrolls by itself.
  { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, overflowY: 'auto' },
]);
/** Px. */
const columnsHeight = 36;

export const scroller = blockStyle([
  element,
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Sticky column headers.
    scrollPaddingBlockStart: columnsHeight,
    paddingInline: vars.space.s2,
  },
]);
/** Keeps the name of a row near its action. */
export const table = blockStyle([element, { maxInlineSize: 976, paddingBlockEnd: vars.space.s4 }]);
export const tiles = blockStyle([element, { paddingInline: vars.space.s2, paddingBlockEnd: vars.space.s4 }]);
export const tileRow = blockStyle([
  element,
  { display: 'grid', columnGap: tileGap, paddingBlockEnd: vars.space.s2 },
]);

export const columns = blockStyle([
  line,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    minBlockSize: columnsHeight,
    background: vars.color.surface,
    boxShadow: `0 1px 0 ${vars.color.line}`,
    '@container': { [narrow]: { display: 'none' } },
  },
]);
export const columnHead = blockStyle([
  element,
  {
    display: 'flex',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    selectors: { '&[data-column="size"]': { justifyContent: 'flex-end', paddingInlineEnd: vars.space.s4 } },
  },
]);
export const sortButton = blockStyle([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    minBlockSize: 32,
    borderRadius: vars.radius.control,
    ':hover': { color: vars.color.text },
    ':focus-visible': { outlineOffset: -2 },
    paddingInline: vars.space.s1,
    marginInline: `calc(-1 * ${vars.space.s1})`,
    selectors: { '[aria-sort] > &': { color: vars.color.text, fontWeight: vars.font.weight.medium } },
  },
]);
export const markHead = blockStyle([
  element,
  { position: 'relative', '@container': { [narrow]: { display: 'none' } } },
]);
export const menuHead = blockStyle([element, { position: 'relative' }]);

export const newFolder = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s3,
    paddingBlock: vars.space.s2,
    paddingInlineStart: 48,
    paddingInlineEnd: vars.space.s4,
    maxInlineSize: 560,
    '@container': { [narrow]: { paddingInlineStart: vars.space.s2 } },
  },
]);
/** Aligned with the middle of the field, which is taller on touch. */
export const newFolderIcon = blockStyle({ '@media': { '(pointer: coarse)': { marginBlockStart: 6 } } });
export const more = blockStyle([element, { display: 'grid', placeItems: 'center', padding: vars.space.s4 }]);
export const state = blockStyle({ flex: '1 0 auto' });

export const skeleton = blockStyle([element, { flex: 1, paddingInline: vars.space.s2, overflow: 'hidden' }]);
export const skeletonName = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 48,
    // Two lines.
    '@container': { [narrow]: { minBlockSize: 56 } },
  },
]);
export const skeletonTiles = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  gap: tileGap,
  padding: vars.space.s2,
});
export const skeletonTile = blockStyle([element, { display: 'grid', gap: vars.space.s1 }]);
export const wide = blockStyle({ '@container': { [narrow]: { display: 'none' } } });

export { undoBar as undo };

export const foot = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s4,
    flexShrink: 0,
    minBlockSize: 40,
    // On a wide window a panel may float over the other end.
    '@container': { [narrow]: { justifyContent: 'space-between' } },
    paddingInline: vars.space.s4,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const quota = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s2 }]);
export const quotaBar = blockStyle({ inlineSize: 96 });

export const overlay = blockStyle([
  element,
  {
    position: 'absolute',
    inset: vars.space.s2,
    zIndex: 3,
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    padding: vars.space.s8,
    border: `2px dashed ${vars.color.accent}`,
    borderRadius: vars.radius.card,
    // Keeps the folders below visible, because they are drop targets too.
    background: `color-mix(in oklab, ${vars.color.accentSoft} 55%, transparent)`,
    pointerEvents: 'none',
  },
]);
export const overlayText = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    maxInlineSize: '100%',
    paddingBlock: vars.space.s3,
    paddingInline: vars.space.s4,
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
  },
]);

export const dragPreview = blockStyle([
  rootStyle,
  {
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s3,
    borderRadius: vars.radius.control,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.font.weight.medium,
  },
]);
