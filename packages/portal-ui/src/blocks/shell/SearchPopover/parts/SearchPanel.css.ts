import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

/** Fixed height, so that the panel does not jump while the user types. */
const bodySize = 'clamp(160px, 100dvh - 200px, 424px)';

export const hint = blockStyle([
  element,
  {
    padding: `${vars.space.s5} ${vars.space.s5}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const recent = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', maxBlockSize: bodySize, paddingBlock: vars.space.s2 },
]);

export const recentHead = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 32,
    paddingInline: `${vars.space.s5} ${vars.space.s3}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const tabs = blockStyle({ flex: 1, minBlockSize: 0 });

export const tabList = blockStyle({ paddingInline: vars.space.s5 });

export const body = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  blockSize: bodySize,
  outline: 'none',
  selectors: {
    '[data-layout="sheet"] &': { flex: 1, blockSize: 'auto', minBlockSize: 0 },
  },
});

export const scroller = blockStyle([
  element,
  { flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', paddingBlock: vars.space.s2 },
]);

export const list = blockStyle([element]);

export const more = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: 48,
    paddingInline: vars.space.s5,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const tip = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, maxInlineSize: '40ch', textWrap: 'balance' },
]);

export const skeleton = blockStyle({ paddingBlock: vars.space.s2 });

export const skeletonRow = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 56,
    paddingInline: vars.space.s5,
    fontSize: vars.font.size.md,
  },
]);

export const keys = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s4,
    rowGap: vars.space.s1,
    flexShrink: 0,
    paddingInline: vars.space.s5,
    paddingBlock: vars.space.s2,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    '@media': { '(pointer: coarse)': { display: 'none' } },
    selectors: { '[data-layout="sheet"] &': { display: 'none' } },
  },
]);
