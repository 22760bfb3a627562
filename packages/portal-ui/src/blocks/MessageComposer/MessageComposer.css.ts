import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, root as rootStyle } from '../../theme/reset.css.ts';

/** The field scrolls from here on. */
const maxBlockSize = 'min(33dvh, 280px)';
const phone = 'screen and (max-width: 599.98px)';

export const root = blockStyle([
  rootStyle,
  {
    paddingInline: vars.space.s6,
    paddingBlock: `0 max(${vars.space.s4}, env(safe-area-inset-bottom))`,
    background: vars.color.surface,
    '@media': { [phone]: { paddingInline: vars.space.s3 } },
  },
]);

export const box = blockStyle([
  element,
  {
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:has(textarea:focus)': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
      '&[data-invalid]': { borderColor: vars.color.danger, boxShadow: `0 0 0 1px ${vars.color.danger}` },
    },
  },
]);

export const grow = blockStyle([
  element,
  {
    display: 'grid',
    '::after': {
      content: 'attr(data-copy) " "',
      visibility: 'hidden',
      overflow: 'hidden',
      maxBlockSize,
      gridArea: '1 / 1',
      padding: `10px ${vars.space.s3} 2px`,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${vars.font.size.md})` } },
  },
]);

export const field = blockStyle([
  element,
  {
    gridArea: '1 / 1',
    inlineSize: '100%',
    maxBlockSize,
    padding: `10px ${vars.space.s3} 2px`,
    resize: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    overflowWrap: 'anywhere',
    outline: 'none',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
]);

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    padding: `${vars.space.s1} ${vars.space.s2} ${vars.space.s2} ${vars.space.s3}`,
  },
]);

export const hint = blockStyle([
  element,
  {
    flex: 1,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A screen keyboard has none of these keys.
    '@media': { '(pointer: coarse)': { visibility: 'hidden' } },
  },
]);

export const limit = blockStyle([
  element,
  {
    fontSize: vars.font.size.xs,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    textAlign: 'end',
    selectors: { '&[data-invalid]': { color: vars.color.danger, fontWeight: vars.font.weight.medium } },
  },
]);

export const reason = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: 48,
    paddingInline: vars.space.s4,
    borderRadius: vars.radius.card,
    background: vars.color.hover,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
]);
