import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, focusRing } from '../../theme/reset.css.ts';

/** The name of a field stands beside the first line of its value, also where a button makes the row higher. */
const rowSize = `max(32px, ${vars.control.heightSmall})`;

export const fields = blockStyle([element, { display: 'flex', flexDirection: 'column' }]);

export const field = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: vars.space.s4,
    '@media': {
      'screen and (max-width: 599.98px)': {
        gridTemplateColumns: '80px minmax(0, 1fr)',
        columnGap: vars.space.s3,
      },
    },
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
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
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
    paddingBlock: '4px',
    overflowWrap: 'anywhere',
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
    color: vars.color.link,
    textDecoration: 'none',
    borderRadius: 2,
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
