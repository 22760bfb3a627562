import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';
import { avatarBox, hueBackgrounds } from './avatar-rules.ts';

export const avatar = primitiveStyle([element, avatarBox({ 20: 9, 24: 10, 32: 12, 40: 14, 56: 19, 80: 26 })]);

export const face = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: '50%',
    overflow: 'hidden',
    objectFit: 'cover',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    selectors: hueBackgrounds,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);
