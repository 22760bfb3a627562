import { frame as fieldFrame, input as fieldInput } from '../../../primitives/Field/Field.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list, pressable, truncate } from '../../../theme/reset.css.ts';

export const frame = blockStyle([
  fieldFrame,
  {
    alignItems: 'flex-start',
    gap: vars.space.s1,
    padding: '3px',
    // Names stay legible.
    selectors: { '&:has(:disabled)': { opacity: 1, background: vars.color.canvas } },
  },
]);

/** Chips and input, which share lines. */
export const content = blockStyle([
  element,
  { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s1 },
]);

/** Its items flow with the input, as if they were in one line. */
export const chips = blockStyle([list, { display: 'contents' }]);

export const chip = blockStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxInlineSize: '100%',
    minBlockSize: `calc(${vars.control.height} - 8px)`,
    paddingInline: `6px 4px`,
    borderRadius: vars.radius.control,
    background: vars.color.hover,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const name = blockStyle([element, truncate]);

export const remove = blockStyle([
  pressable,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.control.target,
    blockSize: vars.control.target,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    ':hover': { color: vars.color.text },
    '@media': { '(pointer: coarse)': { inlineSize: 36, blockSize: '100%' } },
  },
]);

export const input = blockStyle([
  fieldInput,
  {
    flex: '1 1 8em',
    inlineSize: 0,
    minBlockSize: `calc(${vars.control.height} - 8px)`,
    paddingInline: vars.space.s2,
  },
]);

export const suggestions = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 'min(280px, calc(100vw - 16px))',
  maxBlockSize: 'min(320px, var(--radix-popover-content-available-height))',
  paddingBlockStart: vars.space.s2,
});
