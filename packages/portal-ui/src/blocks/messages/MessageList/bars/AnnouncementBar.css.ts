import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { bar as commonBar, low } from './bars.css.ts';
import { element, twoLines } from '../../../../theme/reset.css.ts';

export const bar = blockStyle([
  commonBar,
  {
    paddingBlock: vars.space.s2,
    background: vars.color.accentSoft,
  },
]);

export const mark = blockStyle({ flexShrink: 0, blockSize: 20, color: vars.color.link });

export const words = blockStyle([element, { flex: 1, display: 'flex', flexDirection: 'column', gap: 2 }]);

export const text = blockStyle([
  element,
  twoLines,
  {
    whiteSpace: 'pre-line',
    selectors: { '&[data-open]': { display: 'block' } },
    '@media': { [low]: { selectors: { '&:not([data-open])': { WebkitLineClamp: 1 } } } },
  },
]);

export const source = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s3,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [low]: { selectors: { [`${bar}:not([data-open]) &`]: { display: 'none' } } } },
  },
]);

/** Stays in view while the text scrolls. */
export const actionRow = blockStyle([
  element,
  { display: 'flex', flexShrink: 0, position: 'sticky', insetBlockStart: 0 },
]);

export const chevron = blockStyle({ selectors: { '&[data-open]': { rotate: '180deg' } } });
