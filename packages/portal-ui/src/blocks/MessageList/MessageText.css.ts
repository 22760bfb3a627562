import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, focusRing } from '../../theme/reset.css.ts';

export const text = blockStyle([
  element,
  {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Each line goes by its own first letter: a Hebrew line in a Chinese message reads from the right.
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    selectors: { '&[data-gesture]': { fontSize: '2em', lineHeight: 1.2 } },
  },
]);

export const link = blockStyle([
  element,
  focusRing,
  {
    color: vars.color.link,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    borderRadius: 2,
    ':hover': { textDecorationThickness: 2 },
  },
]);
