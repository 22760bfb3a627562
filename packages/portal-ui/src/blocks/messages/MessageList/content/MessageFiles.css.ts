import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, pressable } from '../../../../theme/reset.css.ts';

export const media = blockStyle([
  element,
  {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: '100%',
    // Rounded like a bubble, for one picture and for a grid.
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    selectors: {
      '&[data-count="2"], &[data-count="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 160px))' },
      '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 120px))' },
    },
  },
]);

/** The size is known before the picture loads. */
export const box = blockStyle([
  element,
  {
    position: 'relative',
    display: 'block',
    maxInlineSize: '100%',
    // Room for the toolbar beside a panorama.
    minBlockSize: 40,
    aspectRatio: '1',
    overflow: 'hidden',
    background: vars.color.hover,
  },
]);

export const open = blockStyle([
  pressable,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'zoom-in',
    ':focus-visible': { outlineOffset: -2 },
  },
]);

export const picture = blockStyle([
  element,
  { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
]);

/** Replaces a picture that fails to load. */
export const missing = blockStyle([
  element,
  { display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%' },
]);

export const play = blockStyle([
  element,
  {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: '50%',
    background: vars.color.overlay,
    color: vars.color.text,
  },
]);

export const duration = blockStyle([
  element,
  {
    position: 'absolute',
    insetInlineEnd: 6,
    insetBlockEnd: 6,
    paddingInline: 6,
    borderRadius: 4,
    background: vars.color.overlay,
    fontSize: vars.font.size.xs,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text,
  },
]);

export const over = blockStyle([
  element,
  {
    position: 'absolute',
    insetInline: 6,
    insetBlockEnd: 6,
    display: 'flex',
    paddingInlineStart: vars.space.s2,
    borderRadius: vars.radius.control,
    background: vars.color.overlay,
  },
]);

export const card = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    inlineSize: 300,
    maxInlineSize: '100%',
    padding: vars.space.s1,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    selectors: {
      '&[data-upload]': { flexWrap: 'wrap' },
      '&[data-upload="failed"]': { borderColor: vars.color.danger },
    },
  },
]);

export const main = blockStyle([
  pressable,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingInline: vars.space.s1,
    borderRadius: vars.radius.control,
    textAlign: 'start',
    selectors: { 'button&:hover': { background: vars.color.hover }, 'span&': { cursor: 'default' } },
  },
]);

export const texts = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', minInlineSize: 0, lineHeight: vars.font.line.tight },
]);

export const name = blockStyle({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.medium });

export const size = blockStyle([
  element,
  { fontSize: vars.font.size.xs, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const upload = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    flexBasis: '100%',
    gap: vars.space.s1,
    paddingInlineStart: vars.space.s1,
  },
]);

export const progress = blockStyle({ flex: 1, minInlineSize: 0 });

export const failed = blockStyle([
  element,
  { flex: 1, fontSize: vars.font.size.sm, color: vars.color.danger },
]);
