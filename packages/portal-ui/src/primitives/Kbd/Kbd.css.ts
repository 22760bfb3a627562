import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

export const kbd = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 20,
    blockSize: 20,
    paddingInline: vars.space.s1,
    border: `1px solid ${vars.color.line}`,
    borderRadius: 4,
    background: vars.color.canvas,
    color: vars.color.textMuted,
    fontFamily: vars.font.family,
    fontSize: vars.font.size.xs,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    // Hidden on touch screens.
    '@media': { '(pointer: coarse)': { display: 'none' } },
  },
]);
