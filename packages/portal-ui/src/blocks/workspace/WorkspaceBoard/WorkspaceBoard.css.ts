import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { undoBar } from '../../../theme/patterns.css.ts';
import { element, focusRing, list, root as rootStyle } from '../../../theme/reset.css.ts';

/** Height of a loading card, in px. */
const cardSize = 336;
/** Height of a loading wide card, in px: the messages, with six rows. */
const wideCardSize = 454;
/** Maximum height of a card, in px; its content scrolls. */
const longest = 480;
const phone = 'screen and (max-width: 599.98px)';
/**
 * Height of a grid row, in px. A card spans as many rows as its height needs (`use-row-span.ts`), so that no gaps are
 * left.
 */
export const gridRow = 4;
/** Gap between cards, in px: that of `space.s4`. */
export const gridGap = 16;

export const root = blockStyle([rootStyle, { display: 'flex', flexDirection: 'column', gap: vars.space.s4 }]);

export const head = blockStyle([
  element,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 },
]);

export const title = blockStyle([
  element,
  {
    marginInlineEnd: 'auto',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
  },
]);

export const saving = blockStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

/** Undo bar at the bottom of the page; hidden while empty. */
export const removed = blockStyle([undoBar, { position: 'sticky', insetBlockEnd: vars.space.s4, zIndex: 2 }]);

export const grid = blockStyle([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    // A narrow card fills the gap left by a wide one that does not fit.
    gridAutoFlow: 'row dense',
    // A short card leaves room below itself, not inside.
    alignItems: 'start',
    gap: vars.space.s4,
    '@media': { [phone]: { gap: vars.space.s3 } },
  },
]);

/** Cards with measured spans, from the width at which two are side by side. */
export const packed = blockStyle({
  '@media': { 'screen and (min-width: 600px)': { gridAutoRows: gridRow, rowGap: 0 } },
});

export const card = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: longest,
    contain: 'layout',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      // Late content does not change the height, because the user is reading the cards below.
      '&[data-arrival="waiting"], &[data-arrival$="late"]': { blockSize: cardSize },
      '&[data-wide][data-arrival="waiting"], &[data-wide][data-arrival$="late"]': { blockSize: wideCardSize },
      // An empty card is one line, also when it is late.
      '&[data-arrival$="late"]:has([data-status="empty"])': { blockSize: 'auto' },
      // Hidden until the heights of the cards above are known, at most 500 ms; never in edit mode.
      ':not([data-editing]) > [data-arrival="waiting"] ~ &': { visibility: 'hidden' },
      '[data-editing] > &': { borderStyle: 'dashed', borderColor: vars.color.lineStrong },
      '&[data-lifted]': {
        borderStyle: 'solid',
        borderColor: vars.color.accent,
        boxShadow: vars.shadow.float,
        zIndex: 1,
      },
    },
    '@media': {
      'screen and (min-width: 600px)': {
        selectors: { [`${packed} > &`]: { gridRow: 'span var(--board-span, 1)' } },
      },
      'screen and (min-width: 1100px)': { selectors: { '&[data-wide]': { gridColumn: 'span 2' } } },
      '(forced-colors: active)': { selectors: { '&[data-lifted]': { outline: '2px solid Highlight' } } },
    },
  },
]);

export const cardHead = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: 48,
    paddingInline: `${vars.space.s4} ${vars.space.s2}`,
  },
]);

export const cardGlyph = blockStyle([element, { display: 'inline-flex', color: vars.color.textMuted }]);

export const cardName = blockStyle([
  element,
  {
    flex: 1,
    // Keeps a name of several lines off the edge.
    paddingBlock: vars.space.s2,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
  },
]);

export const nameLink = blockStyle([
  element,
  focusRing,
  {
    position: 'relative',
    borderRadius: vars.radius.control,
    color: 'inherit',
    textDecoration: 'none',
    // The whole header is the press target, not just a short name.
    '@media': {
      '(pointer: coarse)': {
        '::before': { content: '""', position: 'absolute', inset: '-14px -10px', minInlineSize: 44 },
      },
    },
    ':hover': { color: vars.color.link },
  },
]);

/** In edit mode cards do not open. */
export const body = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    selectors: { '[data-editing] > * > &': { opacity: 0.55 } },
  },
]);

export const content = blockStyle([
  rootStyle,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    paddingInline: vars.space.s4,
    paddingBlockEnd: vars.space.s3,
  },
]);

export const centred = blockStyle({ flex: 1, justifyContent: 'center', paddingBlock: vars.space.s3 });

export const skeleton = blockStyle([
  element,
  { display: 'grid', gap: vars.space.s3, paddingBlock: vars.space.s1 },
]);

/** Above stale rows. */
export const stale = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s2, paddingBlockEnd: vars.space.s1 },
]);

export const staleText = blockStyle([
  element,
  { flex: 1, minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

/** The one line of an empty card. */
export const nothing = blockStyle([
  element,
  { margin: 0, paddingBlockEnd: vars.space.s1, color: vars.color.textMuted },
]);
