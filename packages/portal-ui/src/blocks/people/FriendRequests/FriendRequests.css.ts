import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import {
  element,
  list as listStyle,
  pressable,
  root as rootStyle,
  alignedAround,
} from '../../../theme/reset.css.ts';

export const root = blockStyle([
  rootStyle,
  { display: 'flex', flexDirection: 'column', containerType: 'inline-size' },
]);

export const list = blockStyle([listStyle, { outline: 'none' }]);

/** Stacks the parts in a narrow list: a request shows its whole message. */
export const item = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    columnGap: vars.space.s3,
    rowGap: 2,
    alignItems: 'start',
    paddingBlock: vars.space.s3,
    paddingInline: vars.space.s4,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
    // Skips layout of rows out of view, for lists of hundreds.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 88px',
    '@container': { '(max-width: 519.98px)': { gridTemplateColumns: '40px minmax(0, 1fr)' } },
  },
]);

/** Spans all rows, so that a message of one line begins right below the name. */
export const picture = blockStyle({ gridRow: '1 / span 2' });

export const who = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    selectors: { '[data-lone] > &': { justifyContent: 'center', minBlockSize: 40 } },
  },
]);

export const nameLine = blockStyle([
  element,
  { display: 'flex', alignItems: 'baseline', columnGap: vars.space.s2 },
]);

export const name = blockStyle([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    borderRadius: 2,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    selectors: { '[data-unread] &': { fontWeight: vars.font.weight.strong } },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.control.target, minInlineSize: vars.control.target },
    },
  },
]);

export const dot = blockStyle([
  element,
  {
    // After the last word of a name that may wrap.
    display: 'inline-block',
    marginInlineStart: '6px',
    verticalAlign: 'middle',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    background: vars.color.danger,
    '@media': { '(forced-colors: active)': { border: '4px solid' } },
  },
]);

export const time = blockStyle([
  element,
  {
    marginInlineStart: 'auto',
    flexShrink: 0,
    fontSize: vars.font.size.xs,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
]);

export const place = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s3,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);

/** As wide as the row, also below the buttons. */
export const message = blockStyle([
  element,
  {
    gridColumn: '2 / -1',
    fontSize: vars.font.size.sm,
    textAlign: alignedAround,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
]);

/** Equal widths align the ends of the names' lines. */
export const actionRow = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s2,
    minInlineSize: 240,
    selectors: { '[data-lone] > &': { alignSelf: 'center' } },
    '@container': {
      '(max-width: 519.98px)': {
        gridColumn: '2',
        justifyContent: 'flex-start',
        minInlineSize: 0,
        marginBlockStart: 6,
      },
      // Beside the name, whatever is between them.
      '(min-width: 520px)': { gridColumn: '3', gridRow: '1' },
    },
  },
]);

export const outcome = blockStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    minBlockSize: vars.control.heightSmall,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    selectors: { '&[data-state="accepted"]': { color: vars.color.success } },
  },
]);

/** The least used action is last; on a phone at the end of the line. */
export const remove = blockStyle({
  '@container': { '(max-width: 519.98px)': { marginInlineStart: 'auto' } },
});

export const problem = blockStyle({ gridColumn: '2 / -1', marginBlockStart: 6 });

export const banner = blockStyle({ margin: vars.space.s3 });

export const more = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: 56,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);
