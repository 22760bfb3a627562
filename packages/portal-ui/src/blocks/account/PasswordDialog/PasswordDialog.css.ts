import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list } from '../../../theme/reset.css.ts';

export const form = blockStyle([element, { display: 'flex', flexDirection: 'column', gap: vars.space.s4 }]);

/** The rule is closer to its field than to the next one. */
export const newPassword = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s2 },
]);

export const rule = blockStyle([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space.s4,
    rowGap: vars.space.s1,
    fontSize: vars.font.size.sm,
    '@media': { 'screen and (max-width: 399.98px)': { gridTemplateColumns: '1fr' } },
  },
]);

export const part = blockStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s2,
    alignItems: 'flex-start',
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&[data-met]': { color: vars.color.success } },
  },
]);

/** As high as a line of text, so that the mark is aligned with the first. */
export const mark = blockStyle([
  element,
  { display: 'grid', placeItems: 'center', flexShrink: 0, blockSize: `calc(1em * ${vars.font.line.normal})` },
]);

/** The longest part has a row of its own. */
export const wide = blockStyle({ gridColumn: '1 / -1' });

/** Separates logging out from the main action. */
export const logOut = blockStyle({ marginInlineEnd: 'auto' });
