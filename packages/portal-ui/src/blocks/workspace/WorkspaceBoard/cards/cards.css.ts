import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, focusRing, list, truncate } from '../../../../theme/reset.css.ts';

export const rows = blockStyle([
  list,
  { display: 'flex', flexDirection: 'column', marginInline: `calc(${vars.space.s2} * -1)` },
]);

export const row = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s3,
    minBlockSize: vars.control.target,
    padding: `6px ${vars.space.s2}`,
    borderRadius: vars.radius.control,
    selectors: { '&:has(a):hover': { background: vars.color.hover } },
  },
]);
export const middle = blockStyle({ alignItems: 'center' });

export const texts = blockStyle([element, { display: 'flex', flexDirection: 'column', flex: 1 }]);

/** The link covers its row. */
export const link = blockStyle([
  element,
  focusRing,
  {
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  },
]);

export const title = blockStyle([
  element,
  {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
  },
]);

export const meta = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s2,
    marginBlockStart: 3,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const late = blockStyle({ color: vars.color.danger });

export const rank = blockStyle([
  element,
  {
    flexShrink: 0,
    minInlineSize: 20,
    fontSize: vars.font.size.sm,
    lineHeight: `calc(${vars.font.size.md} * 1.3)`,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    textAlign: 'center',
    selectors: { '&[data-top]': { color: vars.color.link } },
  },
]);

export const trend = blockStyle([
  element,
  {
    display: 'inline-flex',
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: {
      '&[data-trend="up"]': { color: vars.color.danger },
      '&[data-trend="down"]': { color: vars.color.success },
    },
  },
]);

export const state = blockStyle([
  element,
  {
    flexShrink: 0,
    paddingInline: 6,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.xs,
    lineHeight: '20px',
    background: vars.color.hover,
    color: vars.color.textMuted,
    selectors: {
      '&[data-state="review"]': { background: vars.color.accentSoft, color: vars.color.link },
      '&[data-state="returned"]': { background: vars.color.warningSoft, color: vars.color.warning },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const barRow = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.s3,
    rowGap: vars.space.s1,
    paddingBlock: 6,
    paddingInline: vars.space.s2,
  },
]);
export const barName = blockStyle([truncate, { lineHeight: vars.font.line.tight }]);
export const barCount = blockStyle([
  element,
  { fontSize: vars.font.size.sm, fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted },
]);
export const bar = blockStyle([
  element,
  {
    gridColumn: '2 / -1',
    blockSize: 4,
    borderRadius: vars.radius.round,
    background: vars.color.line,
    overflow: 'hidden',
  },
]);
export const barFill = blockStyle([
  element,
  {
    blockSize: '100%',
    borderRadius: 'inherit',
    background: vars.color.accent,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
]);

export const apps = blockStyle([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
    gap: vars.space.s1,
    marginInline: `calc(${vars.space.s2} * -1)`,
  },
]);
export const app = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 6,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s1,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.xs,
    textAlign: 'center',
    ':hover': { background: vars.color.hover },
  },
]);

export const announcement = blockStyle([
  element,
  { whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: vars.color.text },
]);
