import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element } from '../../../theme/reset.css.ts';

export const mark = blockStyle([
  element,
  {
    background: 'none',
    color: vars.color.link,
    fontWeight: vars.font.weight.strong,
    '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
  },
]);
