import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element } from '../../../theme/reset.css.ts';

export const icon = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    background: vars.color.accentSoft,
    color: vars.color.link,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const picture = blockStyle([element, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }]);
