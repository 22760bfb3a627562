import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable, root, truncate } from '../../../theme/reset.css.ts';

export const box = blockStyle([
  element,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.control.target,
    minBlockSize: vars.control.target,
    padding: 2,
    flexShrink: 0,
  },
]);

export const trigger = blockStyle([
  pressable,
  {
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    selectors: {
      '&:hover, &[aria-expanded="true"]': { background: vars.color.hover },
    },
  },
]);

/** Painted over the button, which takes the presses. */
export const avatar = blockStyle({ position: 'relative', pointerEvents: 'none' });

export const menu = blockStyle({ minInlineSize: 220 });

export const head = blockStyle([
  root,
  { display: 'flex', alignItems: 'center', gap: vars.space.s3, padding: vars.space.s2 },
]);

export const who = blockStyle([element, { display: 'flex', flexDirection: 'column' }]);
export const name = blockStyle([truncate, { fontWeight: vars.font.weight.strong, lineHeight: 1.4 }]);
export const place = blockStyle([
  truncate,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, lineHeight: 1.4 },
]);
