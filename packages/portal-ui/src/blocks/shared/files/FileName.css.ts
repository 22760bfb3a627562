import { blockStyle } from '../../../theme/layered.ts';
import { element, truncate } from '../../../theme/reset.css.ts';

export const name = blockStyle([
  element,
  truncate,
  {
    position: 'relative',
    display: 'block',
    maxInlineSize: '100%',
    selectors: { '&[data-split]': { display: 'flex' } },
  },
]);
export const start = blockStyle([element, truncate, { whiteSpace: 'pre' }]);
export const end = blockStyle([element, { flexShrink: 0, whiteSpace: 'pre' }]);
