import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { activeOption } from '../../../theme/patterns.css.ts';
import { element, root as rootStyle, truncate, twoLines } from '../../../theme/reset.css.ts';

export const root = blockStyle([
  rootStyle,
  { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, background: vars.color.surface },
]);

export const head = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s2,
    flexShrink: 0,
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s2,
  },
]);

export const scroller = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0, overflowY: 'auto' },
]);

export const list = blockStyle([element, { paddingInline: vars.space.s2, paddingBlockEnd: vars.space.s2 }]);

export const heading = blockStyle([
  element,
  {
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: 40,
    paddingInline: vars.space.s2,
    background: vars.color.surface,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
  },
]);

export const headingName = blockStyle([element, truncate]);

export const result = blockStyle([
  element,
  activeOption,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s3,
    minBlockSize: 56,
    padding: vars.space.s2,
    // Below the sticky heading.
    scrollMarginBlockStart: 44,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
  },
]);

export const texts = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', gap: 2, lineHeight: vars.font.line.tight },
]);

export const line = blockStyle([element, { display: 'flex', alignItems: 'baseline', gap: vars.space.s2 }]);

export const name = blockStyle([element, truncate, { fontWeight: vars.font.weight.medium }]);

export const time = blockStyle([
  element,
  {
    marginInlineStart: 'auto',
    flexShrink: 0,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const excerpt = blockStyle([
  element,
  twoLines,
  {
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const state = blockStyle({ flex: 1 });

export const more = blockStyle([
  element,
  { display: 'flex', justifyContent: 'center', flexShrink: 0, padding: vars.space.s2 },
]);

export const skeletonRow = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 56,
    paddingInline: vars.space.s2,
  },
]);
