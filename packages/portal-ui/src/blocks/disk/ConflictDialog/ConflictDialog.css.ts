import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable } from '../../../theme/reset.css.ts';

export const counter = blockStyle({ flexShrink: 0 });
export const body = blockStyle({ display: 'grid', alignContent: 'start', gap: vars.space.s4 });
export const question = blockStyle({ color: vars.color.text, overflowWrap: 'anywhere' });

export const sides = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s3,
    '@media': { 'screen and (max-width: 479.98px)': { gridTemplateColumns: '1fr' } },
  },
]);

export const side = blockStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s3,
    padding: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  },
]);

export const picture = blockStyle([
  element,
  { display: 'grid', placeItems: 'center', flexShrink: 0, inlineSize: 56, blockSize: 56 },
]);

export const image = blockStyle([
  element,
  { inlineSize: 56, blockSize: 56, objectFit: 'cover', borderRadius: vars.radius.control },
]);

export const texts = blockStyle([element, { flex: 1 }]);
export const title = blockStyle([element, { fontSize: vars.font.size.xs, color: vars.color.textMuted }]);
export const name = blockStyle({ fontWeight: vars.font.weight.medium });
export const fact = blockStyle([
  element,
  {
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);
export const marks = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s1,
    marginBlockStart: vars.space.s1,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const choices = blockStyle([element, { display: 'grid', gap: vars.space.s2 }]);

export const choice = blockStyle([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 56,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s3,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    ':hover': { background: vars.color.hover },
    selectors: { '&[aria-disabled="true"]': { opacity: 0.5 } },
  },
]);

export const choiceIcon = blockStyle({ flexShrink: 0, color: vars.color.link });
export const choiceTexts = blockStyle([element, { display: 'grid', flex: 1 }]);
export const choiceText = blockStyle([element, { fontWeight: vars.font.weight.medium }]);
export const choiceHint = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const footer = blockStyle({ justifyContent: 'flex-start' });
