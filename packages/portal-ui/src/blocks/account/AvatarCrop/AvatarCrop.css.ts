import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, focusRing } from '../../../theme/reset.css.ts';

export const body = blockStyle([element, { display: 'grid', alignContent: 'start', gap: vars.space.s4 }]);

export const hint = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);

/** Only one of the two hints is for this device. */
export const byPointer = blockStyle({ '@media': { '(hover: none)': { display: 'none' } } });
export const byTouch = blockStyle({
  display: 'none',
  '@media': { '(hover: none)': { display: 'inline' } },
});

export const stage = blockStyle([
  element,
  {
    position: 'relative',
    blockSize: 'min(300px, 45dvh)',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.hover,
  },
]);

/* The styles of react-easy-crop, which would otherwise inject a style element. */

export const container = blockStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
});

export const media = blockStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  willChange: 'transform',
});

export const cutOut = blockStyle([
  focusRing,
  {
    position: 'absolute',
    insetBlockStart: '50%',
    left: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    border: '2px solid white',
    borderRadius: '50%',
    boxShadow: '0 0 0 9999em rgb(0 0 0 / 0.5)',
    overflow: 'hidden',
    ':focus-visible': { outlineOffset: -6 },
    // The shade is a shadow, which forced colours leave out: the frame remains.
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

export const controls = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s2 }]);

export const slider = blockStyle([
  element,
  focusRing,
  {
    flex: 1,
    minInlineSize: 0,
    blockSize: vars.control.target,
    accentColor: vars.color.accent,
    cursor: 'pointer',
  },
]);

export const previews = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s3, marginInlineStart: vars.space.s3 },
]);

export const preview = blockStyle([
  element,
  {
    position: 'relative',
    flexShrink: 0,
    inlineSize: 64,
    blockSize: 64,
    overflow: 'hidden',
    borderRadius: '50%',
    background: vars.color.hover,
    boxShadow: `0 0 0 1px ${vars.color.line}`,
    selectors: { '& + &': { inlineSize: 32, blockSize: 32 } },
  },
]);

export const previewPicture = blockStyle({ position: 'absolute', maxInlineSize: 'none' });
