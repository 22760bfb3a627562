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

const line = blockStyle([
  element,
  {
    position: 'absolute',
    insetInline: vars.space.s2,
    blockSize: rowSize,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    paddingInlineEnd: vars.space.s3,
    borderRadius: vars.radius.control,
    lineHeight: vars.font.line.tight,
    selectors: {
      [`${list}:focus-visible &[data-active]`]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
    },
  },
]);

export const row = blockStyle([
  line,
  {
    cursor: 'pointer',
    ':hover': { background: vars.color.hover },
    selectors: {
      '&[aria-selected="true"]': {
        background: vars.color.accentSoft,
        fontWeight: vars.font.weight.medium,
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
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
]);

export const state = blockStyle([
  line,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, cursor: 'default' },
]);

export const retry = blockStyle([
  element,
  { color: vars.color.link, fontWeight: vars.font.weight.medium, cursor: 'pointer' },
]);

export const skeleton = blockStyle({ display: 'grid', gap: vars.space.s4, padding: vars.space.s5 });
