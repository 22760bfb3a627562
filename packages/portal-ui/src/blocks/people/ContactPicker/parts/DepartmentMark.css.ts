import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const mark = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.control,
    background: vars.color.accentSoft,
    color: vars.color.link,
    inlineSize: 32,
    blockSize: 32,
  },
]);
