import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, focusRing, pressable } from '../../../../theme/reset.css.ts';

/** A label is aligned with the first line of its value, also in a row made higher by a button. */
const rowSize = `max(32px, ${vars.control.heightSmall})`;

/** The labels share a column as wide as the longest one, in any language. */
export const fields = blockStyle([
  element,
  { display: 'grid', gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)', columnGap: vars.space.s4 },
]);

export const field = blockStyle([
  element,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'start',
    minBlockSize: 40,
    paddingBlock: vars.space.s1,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
]);

export const fieldName = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rowSize,
    minInlineSize: 80,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    overflowWrap: 'break-word',
  },
]);

export const value = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s2, minBlockSize: rowSize, marginInlineStart: 0 },
]);

export const text = blockStyle([
  element,
  {
    flex: 1,
    // The first of several lines is aligned with the label.
    paddingBlock: `calc((${rowSize} - 1lh) / 2)`,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const valueLine = blockStyle([element, { display: 'block' }]);

export const absent = blockStyle([element, { color: vars.color.textMuted }]);

export const link = blockStyle([
  element,
  focusRing,
  {
    position: 'relative',
    color: vars.color.link,
    textDecoration: 'none',
    borderRadius: 2,
    // Larger on touch, because calling is a main use of the card on a phone.
    '@media': {
      '(pointer: coarse)': { '::before': { content: '""', position: 'absolute', inset: '-14px 0' } },
    },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
]);

export const copy = blockStyle([
  element,
  {
    display: 'inline-flex',
    color: vars.color.textMuted,
    selectors: {
      '&[data-status="copied"]': { color: vars.color.success },
      '&[data-status="failed"]': { color: vars.color.danger },
    },
  },
]);

export const leaders = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s2,
    paddingBlockEnd: vars.space.s1,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const leader = blockStyle([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    borderRadius: 2,
    color: vars.color.link,
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.control.target, minInlineSize: vars.control.target },
    },
  },
]);
