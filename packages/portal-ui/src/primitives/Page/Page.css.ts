import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root, twoLines } from '../../theme/reset.css.ts';

/** Start edge of every page layout and of the breadcrumb above. */
const edge = vars.space.s4;

const measured = (measure: number) => ({
  inlineSize: '100%',
  maxInlineSize: `calc(${measure}px + 2 * ${edge})`,
  paddingInline: edge,
  paddingBlockEnd: vars.space.s6,
  gap: vars.space.s4,
});

export const page = primitiveStyle([
  root,
  {
    display: 'flex',
    flexDirection: 'column',
    selectors: {
      '&[data-layout="text"]': measured(720),
      '&[data-layout="grid"]': measured(1200),
      '&[data-layout="full"]': { blockSize: '100%', minBlockSize: 0 },
    },
  },
]);

export const header = primitiveStyle([
  root,
  {
    flexShrink: 0,
    // In a page of limited width the page has the padding; in a full one, or its columns, the header has it.
    paddingInline: edge,
    selectors: {
      '[data-layout="text"] > &, [data-layout="grid"] > &': {
        paddingInline: 0,
      },
      '&:has(h1 + p)': { paddingBlockStart: vars.space.s2 },
      '&[data-divided]': { background: vars.color.surface, borderBlockEnd: `1px solid ${vars.color.line}` },
    },
  },
]);

export const line = primitiveStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s3,
    rowGap: vars.space.s2,
    minBlockSize: 56,
    paddingBlock: vars.space.s2,
  },
]);

/** Title and related content stay together; the actions wrap below without room for both. */
export const lead = primitiveStyle([
  element,
  {
    flex: '1 1 auto',
    // With the width of a long title as its basis, the actions would always wrap.
    inlineSize: 'min-content',
    minInlineSize: 'min(12em, 100%)',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    selectors: { '&[data-short]': { inlineSize: 'max-content', minInlineSize: 0 } },
  },
]);

export const words = primitiveStyle([element, { minInlineSize: 0 }]);

export const title = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.s2,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    // With a description, as a greeting has, it is larger.
    selectors: { 'h1&:has(+ p)': { fontSize: vars.font.size.xl } },
  },
]);

/** A long name ends in an ellipsis, after two lines where it may wrap. */
export const name = primitiveStyle([element, twoLines]);

export const count = primitiveStyle([
  element,
  {
    color: vars.color.textMuted,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const note = primitiveStyle([element, { color: vars.color.textMuted }]);

export const actions = primitiveStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s2,
    // Icons in a column's header: close together, at its end also on a line of their own.
    selectors: { '[data-divided] &': { gap: 0, marginInlineStart: 'auto' } },
  },
]);

export const filters = primitiveStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s2,
    paddingBlockEnd: vars.space.s2,
  },
]);

/** As high as the page's container: a skeleton does not scroll. */
export const skeleton = primitiveStyle([element, { blockSize: '100%', overflow: 'hidden' }]);

export const columns = primitiveStyle([
  element,
  { selectors: { '&[data-layout="full"]': { flexDirection: 'row' } } },
]);

export const column = primitiveStyle([
  element,
  {
    flexShrink: 0,
    inlineSize: 320,
    background: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    selectors: { '&[data-narrow]': { inlineSize: '100%', borderInlineEndWidth: 0 } },
  },
]);

export const detail = primitiveStyle([element, { flex: 1 }]);

export const row = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    blockSize: 64,
    maxInlineSize: 960,
    paddingInline: edge,
  },
]);

export const rowText = primitiveStyle([element, { flex: 1 }]);

export const blocks = primitiveStyle([element, { display: 'grid', gap: vars.space.s4 }]);
