import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list, twoLines } from '../../../theme/reset.css.ts';

const narrow = 'screen and (max-width: 599.98px)';
/** A phone whose soft keyboard is open. */
const low = `${narrow} and (max-height: 560px)`;

/** Preview and note are side by side where there is room. */
export const message = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.s3,
    flexShrink: 0,
    paddingBlock: vars.space.s3,
    paddingInline: vars.space.s6,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s2, paddingInline: vars.space.s4 },
      // Keeps results visible while the user searches.
      [low]: { selectors: { '[role="dialog"]:has([role="combobox"]:focus) &': { display: 'none' } } },
    },
  },
]);

export const note = blockStyle({ minInlineSize: 0 });

export const preview = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 40,
    paddingInlineStart: vars.space.s3,
    borderInlineStart: `3px solid ${vars.color.line}`,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
  },
]);

export const previewText = blockStyle([
  element,
  twoLines,
  {
    flex: 1,
    color: vars.color.textMuted,
  },
]);

export const sender = blockStyle([
  element,
  { marginInlineEnd: vars.space.s2, fontWeight: vars.font.weight.medium, color: vars.color.text },
]);

export const box = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    blockSize: 40,
    minInlineSize: 32,
    maxInlineSize: 72,
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.hover,
    color: vars.color.textMuted,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const thumbnail = blockStyle([
  element,
  { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
]);

export const previewTexts = blockStyle([element, { flex: 1, display: 'grid', gap: '2px' }]);
export const previewName = blockStyle({ fontWeight: vars.font.weight.medium });
export const previewSize = blockStyle([element, { color: vars.color.textMuted }]);

export const more = blockStyle([
  element,
  { flexShrink: 0, fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

export const progress = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  paddingBlockEnd: vars.space.s3,
});

export const progressHead = blockStyle([element, { display: 'grid', gap: vars.space.s2, outline: 'none' }]);

export const progressText = blockStyle([
  element,
  { fontSize: vars.font.size.sm, fontWeight: vars.font.weight.medium, fontVariantNumeric: 'tabular-nums' },
]);

export const targets = blockStyle([list, { display: 'flex', flexDirection: 'column' }]);

export const target = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space.s3,
    minBlockSize: 52,
    paddingBlock: vars.space.s1,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 52px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
]);

/** Spans both lines of a failed target. */
export const both = blockStyle({ selectors: { '[data-state="failed"] > &': { gridRow: '1 / 3' } } });

export const targetName = blockStyle([element, { overflowWrap: 'anywhere' }]);

export const reason = blockStyle([
  element,
  // Below name and state: between them it would wrap to one word a line on a phone.
  {
    gridRow: 2,
    gridColumn: '2 / 4',
    fontSize: vars.font.size.sm,
    color: vars.color.danger,
    overflowWrap: 'anywhere',
  },
]);

export const state = blockStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    flexShrink: 0,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    selectors: {
      '[data-state="sent"] > &': { color: vars.color.success },
      '[data-state="failed"] > &': { color: vars.color.danger },
    },
  },
]);

export const footer = blockStyle({ alignItems: 'center', justifyContent: 'space-between' });

export const goesOn = blockStyle([
  element,
  {
    flex: '1 1 200px',
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
  },
]);

export const buttons = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s2,
    marginInlineStart: 'auto',
  },
]);
