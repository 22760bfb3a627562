import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

/** Row height in px: the minimum touch target. */
export const rowSize = 44;

export const root = blockStyle([
  rootStyle,
  { display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 120 },
]);

export const scroller = blockStyle([
  element,
  { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
]);

export const list = blockStyle([element, { position: 'relative', outline: 'none' }]);

export const row = blockStyle([
  element,
  {
    position: 'absolute',
    insetInline: vars.space.s2,
    blockSize: rowSize,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    borderRadius: vars.radius.control,
    lineHeight: vars.font.line.tight,
    cursor: 'pointer',
    ':hover': { background: vars.color.hover },
    selectors: {
      '&[aria-selected="true"]': { background: vars.color.accentSoft, fontWeight: vars.font.weight.medium },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-over="into"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
      '&[data-over="before"]': { boxShadow: `0 -2px ${vars.color.accent}` },
      '&[data-over="after"]': { boxShadow: `0 2px ${vars.color.accent}` },
      [`${list}:focus-visible &[data-active]`]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const twist = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    flexShrink: 0,
    inlineSize: 24,
    color: vars.color.textMuted,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-open]': { transform: 'rotate(90deg)' },
      '[dir="rtl"] &[data-open]': { transform: 'rotate(-90deg)' },
    },
  },
]);

export const name = blockStyle([element, truncate, { flex: 1 }]);

export const count = blockStyle([
  element,
  {
    flexShrink: 0,
    paddingInlineEnd: vars.space.s2,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
]);

/** Shows once the row is pointed at, reached by keys or selected; there is no hovering on a touch device. */
export const more = blockStyle({
  selectors: {
    [`${row}:not(:hover):not([aria-selected="true"]) &`]: { opacity: 0 },
    [`${list}:focus-visible ${row}[data-active] &`]: { opacity: 1 },
  },
  '@media': { '(pointer: coarse)': { opacity: '1 !important' } },
});

export const field = blockStyle([element, { flex: 1, paddingInlineEnd: vars.space.s2 }]);

export const note = blockStyle([
  element,
  {
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s1,
    fontSize: vars.font.size.sm,
    color: vars.color.danger,
  },
]);

export const bar = blockStyle([element, { padding: vars.space.s2 }]);

export const skeleton = blockStyle({ display: 'grid', gap: vars.space.s4, padding: vars.space.s5 });

export const pickerTree = blockStyle({ blockSize: 'min(420px, 55dvh)' });
