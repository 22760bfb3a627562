import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list as listStyle, pressable, root as rootStyle } from '../../../theme/reset.css.ts';

export const root = blockStyle([
  rootStyle,
  { display: 'flex', flexDirection: 'column', containerType: 'inline-size' },
]);

export const list = blockStyle([listStyle, { outline: 'none' }]);

/** Under each other where there is no room beside: a request keeps its whole message. */
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
    // Rows out of view are not laid out: a list of hundreds scrolls as one of ten.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 88px',
    '@container': { '(max-width: 519.98px)': { gridTemplateColumns: '40px minmax(0, 1fr)' } },
  },
]);

/** Beside all the rest, so that a message of one line begins right under the name. */
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
    // After the last word of a name, on however many lines.
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

/** As long as the row, under the steps too. */
export const message = blockStyle([
  element,
  { gridColumn: '2 / -1', fontSize: vars.font.size.sm, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);

/** Of one width, so that the names' lines end at one place. */
export const steps = blockStyle([
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
      // Beside the name, whatever was written between.
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

/** The rarest of the steps stands last, and on a phone at the end of the line. */
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
