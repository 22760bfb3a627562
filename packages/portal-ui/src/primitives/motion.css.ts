import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { primitiveStyle } from '../theme/layered.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(4px) scale(0.98)' } });

/** Floating elements: slide in and fade out. Radix waits for the animation before it unmounts. */
export const appear = primitiveStyle({
  animation: `${settle} ${vars.motion.fast} ${vars.motion.ease}`,
  transformOrigin: 'var(--radix-popper-transform-origin, center)',
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.ease}` },
  },
});

/** An overlay: only fades. */
export const fade = primitiveStyle({
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
