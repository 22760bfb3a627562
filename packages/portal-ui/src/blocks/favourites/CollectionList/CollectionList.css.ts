import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { filterChip, pill, undoBar } from '../../../theme/patterns.css.ts';
import { element, pressable, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

const mouse = '(hover: hover) and (pointer: fine)';
/** A phone in landscape or with its soft keyboard open: the header scrolls away, and the list has the height. */
const low = '(height < 520px)';
/** With a mouse, a row's actions show on hover and focus. */
const waiting = {
  opacity: 0,
  selectors: { 'article:hover &, article:focus-within &': { opacity: 1 } },
} as const;

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
    '@media': { [low]: { overflowY: 'auto' } },
  },
]);
/** Maximum width of a row. Pixels. */
const measure = 960;

export const head = blockStyle([
  element,
  {
    display: 'grid',
    gap: vars.space.s2,
    flexShrink: 0,
    maxInlineSize: measure,
    padding: vars.space.s4,
  },
]);
export const chips = blockStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s1,
    overflowX: 'auto',
    paddingBlock: 2,
    // Clipped by the edge of the list, not before it.
    marginInline: `calc(-1 * ${vars.space.s4})`,
    paddingInline: vars.space.s4,
  },
]);
/** Continues the head. */
export const skeletonHead = blockStyle([
  element,
  {
    display: 'grid',
    gap: vars.space.s3,
    maxInlineSize: measure,
    padding: `0 ${vars.space.s4} ${vars.space.s4}`,
  },
]);
export const chip = blockStyle([filterChip, { paddingInline: vars.space.s3 }]);
export const note = blockStyle([element, { display: 'grid', gap: vars.space.s2 }]);
export const keep = blockStyle({ justifySelf: 'end' });
export const editor = blockStyle([element, { display: 'grid', gap: vars.space.s2 }]);
export const editorSteps = blockStyle([
  element,
  { display: 'flex', justifyContent: 'flex-end', gap: vars.space.s2 },
]);
export const more = blockStyle([element, { display: 'grid', placeItems: 'center', padding: vars.space.s4 }]);
export const banner = blockStyle({
  flexShrink: 0,
  maxInlineSize: `calc(${measure}px - 2 * ${vars.space.s4})`,
  marginInline: vars.space.s4,
  marginBlockEnd: vars.space.s2,
});
export const scroller = blockStyle([
  element,
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: vars.space.s12,
    '@media': { [low]: { flex: '0 0 100%', overscrollBehavior: 'auto' } },
  },
]);
export const state = blockStyle({ flex: 1 });

export const row = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s3,
    maxInlineSize: measure,
    paddingBlock: vars.space.s3,
    paddingInline: vars.space.s4,
    borderBlockStart: `1px solid ${vars.color.line}`,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 } },
    '@media': {
      [mouse]: { ':hover': { background: vars.color.hover } },
      // Includes the room of its touch targets.
      '(pointer: coarse)': { paddingBlock: vars.space.s1 },
    },
  },
]);
/** Centred on the first line, which is as high as a touch target. */
const beside = { '@media': { '(pointer: coarse)': { marginBlockStart: 6 } } };
export const picture = blockStyle(beside);
/** Beside the texts, so that hidden actions take no line. */
export const actionRow = blockStyle([
  element,
  {
    display: 'flex',
    flexShrink: 0,
    gap: 2,
    '@media': { [mouse]: waiting },
  },
]);
export const glyph = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.control,
    background: vars.color.hover,
    color: vars.color.textMuted,
  },
  beside,
]);
export const thumb = blockStyle([
  element,
  beside,
  { inlineSize: 32, blockSize: 32, flexShrink: 0, objectFit: 'cover', borderRadius: vars.radius.control },
]);
export const texts = blockStyle([element, { display: 'grid', gap: 2, flex: 1, minInlineSize: 0 }]);
export const line = blockStyle([
  element,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space.s3 },
]);
export const title = blockStyle([element, truncate, { fontWeight: vars.font.weight.medium }]);
export const open = blockStyle([
  pressable,
  truncate,
  {
    fontWeight: vars.font.weight.medium,
    borderRadius: vars.radius.control,
    ':hover': { color: vars.color.link, textDecoration: 'underline' },
    '@media': { '(pointer: coarse)': { minInlineSize: 44, minBlockSize: 44 } },
  },
]);
export const text = blockStyle([
  element,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
]);
export const quiet = blockStyle([
  element,
  { flexShrink: 0, fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);
export const facts = blockStyle([
  element,
  {
    marginInlineEnd: vars.space.s1,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);
export const tags = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s1,
    minBlockSize: 24,
  },
]);
export const tag = blockStyle([
  element,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    paddingInlineStart: vars.space.s2,
    borderRadius: vars.radius.round,
    '::before': { ...pill, background: vars.color.accentSoft },
    color: vars.color.text,
    fontSize: vars.font.size.sm,
  },
]);
export const tagName = blockStyle([element, truncate]);
export const untag = blockStyle([
  pressable,
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 24,
    minBlockSize: 24,
    borderRadius: vars.radius.round,
    color: vars.color.textMuted,
    ':hover': { color: vars.color.text },
    '@media': { '(pointer: coarse)': { minInlineSize: 44, minBlockSize: 44 } },
  },
]);
export const tagField = blockStyle([
  element,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.s2 },
]);
export const tagInput = blockStyle([
  element,
  {
    inlineSize: 128,
    blockSize: 28,
    paddingInline: vars.space.s2,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    fontSize: vars.font.size.sm,
    outline: 'none',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}` },
    '@media': { '(pointer: coarse)': { blockSize: 44, fontSize: 16 } },
  },
]);
export const fault = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.danger }]);

export { undoBar as undo };
