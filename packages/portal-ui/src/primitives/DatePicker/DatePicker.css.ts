import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, pressable } from '../../theme/reset.css.ts';

/** Touch targets that still fit seven in a row on the narrowest phone. */
const day = `max(36px, ${vars.control.target})`;

export const opener = primitiveStyle({ marginInlineEnd: 3 });

export const panel = primitiveStyle([
  element,
  {
    display: 'grid',
    gap: vars.space.s2,
    padding: vars.space.s3,
    '@media': { '(max-width: 359.98px)': { padding: 4 } },
  },
]);

export const head = primitiveStyle([
  element,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s1 },
]);

export const selects = primitiveStyle([
  element,
  {
    display: 'flex',
    gap: 2,
    selectors: { '&[data-year-last]': { flexDirection: 'row-reverse' } },
  },
]);

export const select = primitiveStyle([
  pressable,
  {
    appearance: 'auto',
    minBlockSize: vars.control.heightSmall,
    paddingInline: 2,
    borderRadius: vars.radius.control,
    background: vars.color.overlay,
    color: vars.color.text,
    fontWeight: vars.font.weight.medium,
    ':hover': { background: vars.color.hover },
  },
]);

export const grid = primitiveStyle([
  element,
  { borderCollapse: 'collapse', justifySelf: 'center', fontSize: vars.font.size.sm },
]);

export const weekday = primitiveStyle([
  element,
  {
    inlineSize: day,
    blockSize: 28,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
]);

export const cell = primitiveStyle([element, { padding: 0 }]);

export const date = primitiveStyle([
  pressable,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: day,
    blockSize: day,
    borderRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover:not([aria-disabled="true"], [aria-selected="true"] > *)': { background: vars.color.hover },
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-outside]': { color: vars.color.textMuted },
      '&[aria-current]': { color: vars.color.link, fontWeight: vars.font.weight.strong },
      '[aria-selected="true"] > &': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: vars.font.weight.medium,
      },
      '[aria-selected="true"] > &:focus-visible': { outlineOffset: 1 },
      '&[aria-disabled="true"]': { opacity: 0.4 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[aria-selected="true"] > &': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const clock = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s1,
    paddingBlockStart: vars.space.s2,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontVariantNumeric: 'tabular-nums',
    // Hours come before minutes in every direction.
    direction: 'ltr',
  },
]);

export const foot = primitiveStyle([
  element,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space.s2 },
]);
