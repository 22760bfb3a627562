import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, focusRing } from '../../../../theme/reset.css.ts';

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
