import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, focusRing, root } from '../../theme/reset.css.ts';

const knob = `calc(${vars.font.size.md} + 1px)`;
const inset = '2px';

/** The label element: text at the start, switch at the end; the whole row is the press target. */
export const row = primitiveStyle([
  root,
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.s4,
    minBlockSize: vars.control.target,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s2 } },
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed' },
      '&:has([aria-busy="true"])': { cursor: 'progress' },
    },
  },
]);

export const texts = primitiveStyle([element, { display: 'flex', flexDirection: 'column' }]);

export const label = primitiveStyle([
  element,
  {
    overflowWrap: 'anywhere',
    selectors: { ':has(:disabled) > * > &': { color: vars.color.textMuted } },
  },
]);

export const description = primitiveStyle([
  element,
  {
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    selectors: { '&[data-tone="danger"]': { color: vars.color.danger } },
  },
]);

export const end = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    flexShrink: 0,
    blockSize: '1lh',
    color: vars.color.textMuted,
  },
]);

export const track = primitiveStyle([
  element,
  focusRing,
  {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: `calc(${knob} * 2 + ${inset})`,
    blockSize: `calc(${knob} + ${inset} * 2)`,
    padding: inset,
    borderRadius: vars.radius.round,
    // As dark as the border of other controls, for contrast with the thumb.
    background: vars.color.lineStrong,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.base} ${vars.motion.ease}`,
    '::before': {
      content: '""',
      inlineSize: knob,
      blockSize: knob,
      borderRadius: '50%',
      background: vars.color.surface,
      transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    selectors: {
      '&:checked': { background: vars.color.accent },
      '&:checked::before': {
        background: vars.color.onAccent,
        transform: `translateX(calc(${knob} - ${inset}))`,
      },
      '[dir="rtl"] &:checked::before': { transform: `translateX(calc(${inset} - ${knob}))` },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'CanvasText',
        '::before': { background: 'CanvasText' },
        selectors: {
          '&:checked': { background: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
]);
