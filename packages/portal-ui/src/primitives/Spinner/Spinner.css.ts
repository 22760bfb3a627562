import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = primitiveStyle([
  element,
  {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 700ms linear infinite`,
    selectors: { '&[data-size="20"]': { inlineSize: 20, blockSize: 20 } },
    '@media': { '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s linear infinite` } },
  },
]);
