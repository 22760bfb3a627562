import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

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
    // Without motion it is a dotted ring, so that it does not look like a broken circle.
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none', border: '2px dotted currentColor' },
    },
  },
]);
