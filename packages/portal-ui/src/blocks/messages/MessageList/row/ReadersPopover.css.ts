import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, list, truncate } from '../../../../theme/reset.css.ts';

export const panel = blockStyle({
  display: 'flex',
  gap: vars.space.s4,
  minInlineSize: 240,
  maxBlockSize: 'min(320px, var(--radix-popover-content-available-height))',
  padding: vars.space.s4,
});

/** Columns size to their own names: equal ones would truncate names beside an empty column. */
export const column = blockStyle([element, { flex: '1 1 auto' }]);

export const title = blockStyle([
  element,
  {
    marginBlockEnd: vars.space.s2,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
  },
]);

export const people = blockStyle([list, { display: 'flex', flexDirection: 'column', gap: vars.space.s1 }]);

export const person = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s2, minBlockSize: 28 },
]);

export const name = blockStyle([truncate, { maxInlineSize: 240, fontSize: vars.font.size.sm }]);

export const note = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.danger }]);
