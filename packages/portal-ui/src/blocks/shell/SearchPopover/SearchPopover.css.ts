import { keyframes } from '@vanilla-extract/css';
import { appear } from '../../../primitives/motion.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root as rootStyle } from '../../../theme/reset.css.ts';

const panelSize = 520;

export const root = blockStyle([
  rootStyle,
  {
    position: 'relative',
    inlineSize: '100%',
    minInlineSize: 0,
    maxInlineSize: 480,
    // Anchors the panel: a bar that stretches its children must not stretch this one.
    blockSize: 'fit-content',
  },
]);

export const field = blockStyle({ inlineSize: '100%' });

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const leading = blockStyle([element, { position: 'relative', display: 'inline-flex' }]);

/** Over the search icon, after a delay: swapping the icon for a spinner at every letter would flicker. */
export const wheel = blockStyle([
  element,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    background: vars.color.surface,
    animation: `${show} 1ms 300ms both`,
  },
]);

export const shortcut = blockStyle([
  element,
  {
    display: 'inline-flex',
    paddingInlineEnd: vars.space.s2,
    pointerEvents: 'none',
    '@media': { '(pointer: coarse)': { display: 'none' } },
  },
]);

/** Below the field and at least as wide; centred on a narrower field; never wider than the window. */
export const panel = blockStyle([
  element,
  appear,
  {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 6px)',
    insetInline: `min(0px, max((100% - ${panelSize}px) / 2, (100% - 100vw) / 2 + ${vars.space.s2}))`,
    zIndex: vars.z.popover,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const sheetRoot = blockStyle([rootStyle, { display: 'inline-flex' }]);

export const sheet = blockStyle({ blockSize: '100%' });

export const sheetHead = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    flexShrink: 0,
    paddingInline: `${vars.space.s2} ${vars.space.s4}`,
    paddingBlock: vars.space.s2,
  },
]);
