import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list as listStyle, pressable, root, truncate } from '../../../theme/reset.css.ts';

/** Row height in px; also the minimum touch target. */
export const rowSize = 64;

export const list = blockStyle([
  root,
  { display: 'flex', flexDirection: 'column', minBlockSize: 0, background: vars.color.surface },
]);

/** Truncated to its column. */
export const skeleton = blockStyle({ minBlockSize: 0, overflow: 'hidden' });

export const ghost = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    blockSize: rowSize,
    paddingInline: vars.space.s4,
  },
]);

export const scroller = blockStyle([
  element,
  { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
]);

/** Keeps the name of a row near its action. */
const rowMeasure = 720;

export const rows = blockStyle([listStyle, { position: 'relative', maxInlineSize: rowMeasure }]);

export const row = blockStyle([
  element,
  {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    blockSize: rowSize,
    containerType: 'inline-size',
    paddingInlineEnd: vars.space.s4,
    ':hover': { background: vars.color.hover },
  },
]);

export const person = blockStyle([
  pressable,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    blockSize: '100%',
    paddingInlineStart: vars.space.s4,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);

/** On a phone, and beside the docked panel of a small window, the details wrap below the name. */
const narrow = '(inline-size < 380px)';

export const words = blockStyle([
  element,
  {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(3em, 1fr) minmax(0, auto)',
        alignItems: 'center',
        columnGap: vars.space.s1,
      },
    },
  },
]);

export const name = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    fontWeight: vars.font.weight.medium,
    '@container': { [narrow]: { display: 'contents' } },
  },
]);

export const nameText = blockStyle([
  element,
  truncate,
  {
    '@container': {
      [narrow]: {
        gridArea: '1 / 1 / auto / span 2',
        // Followed by the star.
        selectors: { '&:has(+ svg)': { gridColumnEnd: 'auto' } },
      },
    },
  },
]);

/** Shrinks before the name does. */
export const mark = blockStyle({
  flexShrink: 1_000,
  minInlineSize: '3.5em',
  '@container': { [narrow]: { gridArea: '2 / 2' } },
});

export const markText = blockStyle([element, truncate]);

export const star = blockStyle({
  flexShrink: 0,
  '@container': { [narrow]: { gridArea: '1 / 2', justifySelf: 'end' } },
  color: vars.color.warning,
  fill: 'currentColor',
});

export const place = blockStyle([
  element,
  truncate,
  {
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    '@container': { [narrow]: { gridArea: '2 / 1' } },
  },
]);

export const more = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    padding: vars.space.s3,
    color: vars.color.danger,
  },
]);
