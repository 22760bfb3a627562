import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, truncate } from '../../../../theme/reset.css.ts';
import { list } from '../ContactPicker.css.ts';
import { rowSize } from '../state/picker-rows.ts';

/** What holds for contacts and for what a list says of itself. */
const place = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    position: 'absolute',
    insetInline: vars.space.s2,
    blockSize: rowSize,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
  },
]);

export const row = blockStyle([
  place,
  {
    gap: vars.space.s3,
    lineHeight: vars.font.line.tight,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-active]': { background: vars.color.accentSoft },
      [`${list}:focus-visible &[data-active]`]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
      '&[aria-disabled="true"]': { cursor: 'default' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid' } } } },
  },
]);

/** Room for the mark that opens a department, also before its people. */
export const twist = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 20,
    marginInlineEnd: '-4px',
    color: vars.color.textMuted,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-open]': { transform: 'rotate(90deg)' },
      '[dir="rtl"] &[data-open]': { transform: 'rotate(-90deg)' },
    },
  },
]);

/** The part of a department's row that chooses it. */
export const checkTarget = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    flexShrink: 0,
    minInlineSize: vars.control.target,
    marginInline: '-3px',
  },
]);

/** The tick and the dash are borders: pictures for a mask weigh more than the rest of the box. */
export const check = blockStyle([
  element,
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: 4,
    background: vars.color.surface,
    color: vars.color.onAccent,
    selectors: {
      '[data-mode="single"] &': { borderRadius: '50%' },
      '[aria-disabled="true"] &': { opacity: 0.5 },
      '&:not([data-checked="none"])': { borderColor: vars.color.accent, background: vars.color.accent },
      '&:not([data-checked="none"])::after': { content: '""', inlineSize: 9, borderBlockEnd: '2px solid' },
      '&[data-checked="all"]::after': {
        inlineSize: 6,
        blockSize: 10,
        marginBlockStart: '-2px',
        borderRight: '2px solid',
        transform: 'rotate(45deg)',
      },
    },
  },
]);

export const texts = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', gap: '1px', minInlineSize: 0 },
]);

export const line = blockStyle([
  element,
  { display: 'flex', alignItems: 'baseline', gap: vars.space.s2, minInlineSize: 0 },
]);

export const name = blockStyle([
  element,
  truncate,
  // The name before the position: where there is no room for both, the position gives way.
  { flexShrink: 0, maxInlineSize: '100%', fontWeight: vars.font.weight.medium },
]);

export const detail = blockStyle([
  element,
  truncate,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

export const reason = blockStyle([element, { marginInlineStart: vars.space.s2, color: vars.color.text }]);

export const note = blockStyle([
  element,
  {
    flexShrink: 1,
    maxInlineSize: '45%',
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
]);

export const departmentName = blockStyle([
  element,
  truncate,
  { flex: 1, fontWeight: vars.font.weight.medium },
]);

export const count = blockStyle([
  element,
  {
    flexShrink: 0,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
]);

export const stateRow = blockStyle([
  place,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.s2,
    overflow: 'hidden',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    cursor: 'default',
    selectors: { '&[data-active]': { background: vars.color.accentSoft } },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid' } } } },
  },
]);

export const retry = blockStyle([
  element,
  { color: vars.color.link, fontWeight: vars.font.weight.medium, cursor: 'pointer' },
]);
