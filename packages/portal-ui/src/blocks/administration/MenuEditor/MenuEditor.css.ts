import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list, pressable, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

const phone = 'screen and (max-width: 599.98px)';

export const root = blockStyle([
  rootStyle,
  { display: 'grid', alignContent: 'start', gap: vars.space.s4, maxInlineSize: 960 },
]);

export const skeleton = blockStyle({ display: 'grid', gap: vars.space.s4 });

export const rows = blockStyle([
  list,
  {
    display: 'grid',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    overflow: 'hidden',
  },
]);

export const row = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    paddingInlineEnd: vars.space.s2,
    minInlineSize: 0,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
]);

export const entry = blockStyle([
  pressable,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 52,
    minInlineSize: 0,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    textAlign: 'start',
    selectors: { '&:hover': { background: vars.color.canvas } },
  },
]);

export const icon = blockStyle([
  element,
  { display: 'grid', placeItems: 'center', inlineSize: 20, blockSize: 20, color: vars.color.textMuted },
]);

export const words = blockStyle([element, { display: 'grid', flex: 1, minInlineSize: 0 }]);

export const name = blockStyle([element, truncate]);

export const note = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const form = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 },
]);

export const body = blockStyle({ display: 'grid', alignContent: 'start', gap: vars.space.s5 });

export const section = blockStyle([
  element,
  { display: 'grid', alignContent: 'start', gap: vars.space.s2, minInlineSize: 0 },
]);

export const heading = blockStyle([
  element,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong, paddingBlockEnd: vars.space.s2 },
]);

export const grid = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s3,
    alignItems: 'start',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const tiles = blockStyle({ minInlineSize: 0 });

export const remove = blockStyle({ marginInlineEnd: 'auto', color: vars.color.danger });

export const who = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s3, flex: 1 },
]);

export const preview = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: vars.space.s5,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const plain = blockStyle([list, { display: 'grid', gap: vars.space.s1 }]);

export const seen = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: 28,
    selectors: {
      '&[data-below]': { paddingInlineStart: 28 },
      '&[data-shut]': { color: vars.color.textMuted },
    },
  },
]);

export const badges = blockStyle([element, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 }]);

export const code = blockStyle([
  element,
  { fontFamily: vars.font.mono, fontSize: vars.font.size.sm, overflowWrap: 'anywhere' },
]);
