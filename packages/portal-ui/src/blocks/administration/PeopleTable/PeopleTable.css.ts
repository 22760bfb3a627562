import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

/** Row height in px; also the minimum touch target. */
export const rowSize = 56;

/** Below this width of the table the details of a person stand below the name. */
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

export const tools = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s2} ${vars.space.s3}`,
    minBlockSize: 56,
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s2,
  },
]);

export const search = blockStyle([element, { flex: '1 1 200px', maxInlineSize: 360 }]);

export const total = blockStyle([
  element,
  {
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const selected = blockStyle([element, { fontWeight: vars.font.weight.medium }]);

export const table = blockStyle([
  element,
  { flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' },
]);

const columns = 'minmax(180px, 2fr) minmax(90px, 1fr) minmax(120px, 1.5fr) 130px 92px';

const line = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    columnGap: vars.space.s3,
    paddingInline: vars.space.s4,
    selectors: { '&[data-selects]': { gridTemplateColumns: `32px ${columns}` } },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        selectors: { '&[data-selects]': { gridTemplateColumns: '32px minmax(0, 1fr) auto' } },
      },
    },
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
    selectors: { '&[aria-selected="true"]': { background: vars.color.accentSoft } },
  },
]);

export const cell = blockStyle([element, truncate]);

export const muted = blockStyle({ color: vars.color.textMuted });

/** A column that has no room on a phone. */
export const wideOnly = blockStyle({ '@container': { [narrow]: { display: 'none' } } });

export const person = blockStyle([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    inlineSize: '100%',
    blockSize: rowSize - 1,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);

export const words = blockStyle([element, { display: 'grid', minInlineSize: 0 }]);
export const name = blockStyle([element, truncate, { fontWeight: vars.font.weight.medium }]);
export const below = blockStyle([
  element,
  truncate,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

/** The login, beside which a phone shows position and department. */
export const place = blockStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
});

export const ghost = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    blockSize: rowSize,
    paddingInline: vars.space.s4,
  },
]);

export const skeleton = blockStyle({ minBlockSize: 0, overflow: 'hidden' });

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
