import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list, pressable, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

/** Row height in px; also the minimum touch target. */
export const rowSize = 52;

/** Below this width of the log, who and whom stand below the action. */
const narrow = '(inline-size < 720px)';

export const root = blockStyle([
  rootStyle,
  {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: '100%',
    background: vars.color.surface,
    containerType: 'inline-size',
  },
]);

export const filters = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space.s2} ${vars.space.s3}`,
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s3,
  },
]);

export const table = blockStyle([
  element,
  { flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' },
]);

const line = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: '170px minmax(160px, 2fr) minmax(100px, 1fr) minmax(100px, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.s3,
    paddingInline: vars.space.s4,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const head = blockStyle([
  line,
  {
    minBlockSize: 36,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    scrollbarGutter: 'stable',
  },
]);

export const scroller = blockStyle([
  element,
  { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
]);

export const rows = blockStyle([element, { position: 'relative' }]);

export const row = blockStyle([
  line,
  {
    position: 'absolute',
    insetInline: 0,
    blockSize: rowSize,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    ':hover': { background: vars.color.hover },
    selectors: { '&[data-open]': { background: vars.color.accentSoft } },
  },
]);

export const cell = blockStyle([element, truncate]);

/** On a phone after the action. */
export const when = blockStyle([
  cell,
  {
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { order: 1, fontSize: vars.font.size.sm } },
  },
]);

/** A column that has no room on a phone. */
export const wideOnly = blockStyle({ '@container': { [narrow]: { display: 'none' } } });

export const action = blockStyle([
  pressable,
  {
    display: 'grid',
    alignContent: 'center',
    inlineSize: '100%',
    blockSize: rowSize - 1,
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);

export const title = blockStyle([
  element,
  truncate,
  {
    fontWeight: vars.font.weight.medium,
    selectors: { '&[data-refused]': { color: vars.color.danger } },
  },
]);

/** Who and whom, where there are no columns for them. */
export const below = blockStyle([
  element,
  truncate,
  {
    display: 'none',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'block' } },
  },
]);

export const muted = blockStyle({ color: vars.color.textMuted });

export const skeleton = blockStyle({ minBlockSize: 0, overflow: 'hidden' });

export const ghost = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s4,
    blockSize: rowSize,
    paddingInline: vars.space.s4,
  },
]);

export const more = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    padding: vars.space.s3,
    color: vars.color.danger,
  },
]);

export const body = blockStyle([
  element,
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.s4,
    padding: vars.space.s4,
    overflowWrap: 'anywhere',
  },
]);

export const facts = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(6em, auto) minmax(0, 1fr)',
    gap: `${vars.space.s2} ${vars.space.s3}`,
  },
]);

export const term = blockStyle([element, { color: vars.color.textMuted }]);

export const value = blockStyle([element]);

export const field = blockStyle([element, { fontWeight: vars.font.weight.strong }]);

export const heading = blockStyle([
  element,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong },
]);

export const changes = blockStyle([list, { display: 'grid' }]);

export const change = blockStyle([
  element,
  {
    display: 'grid',
    gap: vars.space.s1,
    paddingBlock: vars.space.s2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

export const actions = blockStyle([element, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 }]);

export const locked = blockStyle([
  rootStyle,
  {
    display: 'grid',
    gap: vars.space.s2,
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s3,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

export const accounts = blockStyle([list, { display: 'grid', maxBlockSize: 240, overflowY: 'auto' }]);

export const account = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s1} ${vars.space.s3}`,
    minBlockSize: 48,
    maxInlineSize: 960,
  },
]);

export const words = blockStyle([element, { display: 'grid', flex: '1 1 10em', minInlineSize: 0 }]);

export const name = blockStyle([element, truncate, { fontWeight: vars.font.weight.medium }]);

export const note = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);
