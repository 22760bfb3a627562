import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

const pass = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });

const fill = { borderRadius: 'inherit', background: 'currentColor' };

export const bar = primitiveStyle([
  element,
  {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: 6,
    border: 0,
    borderRadius: vars.radius.round,
    overflow: 'hidden',
    background: vars.color.line,
    color: vars.color.accent,
    // Two engines, two pseudo-elements; each engine drops a rule that lists both.
    '::-webkit-progress-bar': { borderRadius: 'inherit', background: 'transparent' },
    '::-webkit-progress-value': {
      ...fill,
      transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
    },
    '::-moz-progress-bar': fill,
    selectors: {
      '&[data-tone="success"]': { color: vars.color.success },
      '&[data-tone="danger"]': { color: vars.color.danger },
      '&[data-tone="warning"]': { color: vars.color.warning },
      '&[data-tone="muted"]': { color: vars.color.textMuted },
      '&:indeterminate': {
        backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.accent}, transparent)`,
        backgroundSize: '50% 100%',
        backgroundRepeat: 'no-repeat',
        animation: `${pass} 1.4s linear infinite`,
      },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: {
          '&:indeterminate': {
            // Stripes: indeterminate, without motion.
            backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.accent} 0 12px, transparent 12px 20px)`,
            backgroundSize: 'auto',
            animation: 'none',
          },
        },
      },
      // Forced colours remove backgrounds, but the filled part is only a background.
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        border: '1px solid CanvasText',
        background: 'Canvas',
        selectors: { '&[data-tone]': { color: 'Highlight' }, '&:not([data-tone])': { color: 'Highlight' } },
      },
    },
  },
]);
