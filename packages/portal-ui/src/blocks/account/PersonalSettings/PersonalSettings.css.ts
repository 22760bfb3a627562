import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { settingRow, settingRows } from '../../../theme/patterns.css.ts';
import { element, root as rootStyle } from '../../../theme/reset.css.ts';

export const root = blockStyle([rootStyle, { display: 'flex', flexDirection: 'column', gap: vars.space.s6 }]);

export const section = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s4 },
]);

export const head = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s3 },
]);

export const title = blockStyle([
  element,
  {
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
  },
]);

export { settingRow as row, settingRows as rows };

export const group = blockStyle({ '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s3 } } });

/** Belongs to the switch above: no separator between the two. */
export const ask = blockStyle([
  settingRow,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s2,
    paddingBlockStart: 0,
    // Doubled class for specificity: the separator comes from a selector with two classes.
    selectors: { '* + &&': { borderBlockStart: 'none' } },
    // A switch includes its touch target, a button needs room added.
    '@media': { '(pointer: coarse)': { paddingBlockEnd: vars.space.s3 } },
  },
]);

export const askText = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, lineHeight: vars.font.line.tight },
]);
