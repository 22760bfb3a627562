import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, truncate } from '../../../../theme/reset.css.ts';

/** Below this width of the browser a second line replaces the columns. */
export const narrow = 'portal-files (max-width: 599.98px)';

const focusInside = { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 };
const mouse = '(hover: hover) and (pointer: fine)';

export const line = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) 104px 148px 40px',
    alignItems: 'center',
    columnGap: vars.space.s2,
    paddingInline: vars.space.s2,
    selectors: {
      '&[data-mode="recycle"]': { gridTemplateColumns: '32px minmax(0, 1fr) 104px 128px 104px 40px' },
      '&[data-mode="shared"]': { gridTemplateColumns: '32px minmax(0, 1fr) 148px 104px 128px 40px' },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) 44px',
        paddingInline: vars.space.s2,
        selectors: {
          '&[data-mode="recycle"]': { gridTemplateColumns: 'minmax(0, 1fr) auto 44px' },
          '&[data-mode="shared"]': { gridTemplateColumns: 'minmax(0, 1fr) 44px' },
          '&[data-selecting]': { gridTemplateColumns: '32px minmax(0, 1fr) 44px' },
        },
      },
    },
  },
]);

/** A row or a tile, with its selected, cut, dragged and drop-target states. */
const item = blockStyle({
  outline: 'none',
  cursor: 'default',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:focus-visible': focusInside,
    '&[aria-selected="true"]': { background: vars.color.accentSoft },
    '&[data-cut], &[data-dragging]': { opacity: 0.5 },
    '&[data-over]': {
      background: vars.color.accentSoft,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: -2,
    },
  },
  '@media': {
    [mouse]: { selectors: { '&:hover:not([aria-selected="true"])': { background: vars.color.hover } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const row = blockStyle([
  line,
  item,
  {
    minBlockSize: 48,
    paddingBlock: 4,
    borderRadius: vars.radius.control,
    '@media': {
      '(pointer: coarse)': { minBlockSize: 56 },
    },
  },
]);

export const markCell = blockStyle([
  element,
  {
    display: 'flex',
    '@media': {
      [mouse]: {
        opacity: 0,
        selectors: {
          '[data-item-id]:hover > &, [data-item-id]:focus-visible > &, [aria-selected="true"] > &, [data-selecting] > &':
            { opacity: 1 },
        },
      },
    },
    '@container': {
      [narrow]: { display: 'none', selectors: { '[data-selecting] > &': { display: 'flex', opacity: 1 } } },
    },
  },
]);

export const nameCell = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s3 }]);
export const texts = blockStyle([element, { display: 'flex', flexDirection: 'column', flex: 1 }]);
export const nameLine = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s2, maxInlineSize: '100%' },
]);
export const name = blockStyle({ selectors: { '[data-pending] &': { color: vars.color.textMuted } } });

const fact = {
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
} as const;
const wideOnly = { '@container': { [narrow]: { display: 'none' } } };

export const factCell = blockStyle([element, truncate, { ...fact, ...wideOnly }]);
export const sizeCell = blockStyle([
  element,
  truncate,
  { ...fact, ...wideOnly, textAlign: 'end', paddingInlineEnd: vars.space.s4 },
]);
export const daysCell = blockStyle([
  element,
  {
    ...fact,
    selectors: { '&[data-soon]': { color: vars.color.warning, fontWeight: vars.font.weight.medium } },
  },
]);
export const quiet = blockStyle([element, { color: vars.color.textMuted }]);
export const menuCell = blockStyle([
  element,
  {
    display: 'flex',
    justifyContent: 'flex-end',
    '@media': {
      [mouse]: {
        opacity: 0,
        selectors: {
          '[data-item-id]:hover > &, [data-item-id]:focus-visible > &, &:focus-within': { opacity: 1 },
        },
      },
    },
  },
]);

/** Second line where there is no room for columns. */
export const narrowFacts = blockStyle([
  element,
  truncate,
  { ...fact, display: 'none', '@container': { [narrow]: { display: 'block' } } },
]);

/** Folder of a search result; in the second line where there is no room for columns. */
export const folderFact = blockStyle([
  element,
  truncate,
  { ...fact, display: 'block', '@container': { [narrow]: { display: 'none' } } },
]);

export const smallThumb = blockStyle([
  element,
  { inlineSize: 32, blockSize: 32, flexShrink: 0, objectFit: 'cover', borderRadius: vars.radius.control },
]);

export const fault = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.danger,
    overflowWrap: 'anywhere',
  },
]);
export const faultIcon = blockStyle({ flexShrink: 0 });

export const tile = blockStyle([
  element,
  item,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: vars.space.s2,
    borderRadius: vars.radius.card,
  },
]);

export const picture = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    marginBlockEnd: vars.space.s1,
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.canvas,
  },
]);
export const thumb = blockStyle([element, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }]);
export const tileFacts = blockStyle([element, truncate, fact]);

const onTile = {
  position: 'absolute',
  insetBlockStart: vars.space.s3,
  borderRadius: vars.radius.control,
  background: vars.color.overlay,
} as const;
export const tileMark = blockStyle([
  element,
  {
    ...onTile,
    insetInlineStart: vars.space.s3,
    paddingInline: 6,
    opacity: 0,
    selectors: {
      '[data-item-id]:hover > &, [data-item-id]:focus-visible > &, [aria-selected="true"] > &, [data-selecting] > &':
        {
          opacity: 1,
        },
    },
  },
]);
export const tileMenu = blockStyle([
  element,
  {
    ...onTile,
    insetInlineEnd: vars.space.s3,
    '@media': {
      [mouse]: {
        opacity: 0,
        selectors: {
          '[data-item-id]:hover > &, [data-item-id]:focus-visible > &, &:focus-within': { opacity: 1 },
        },
      },
    },
  },
]);
