import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { pressable } from '../../theme/reset.css.ts';

/** Inside the frame, at its end. */
export const reveal = primitiveStyle([
  pressable,
  {
    alignSelf: 'stretch',
    minInlineSize: vars.control.target,
    paddingInline: vars.space.s3,
    borderRadius: 'inherit',
    fontSize: vars.font.size.sm,
    color: vars.color.link,
    whiteSpace: 'nowrap',
    ':hover': { textDecoration: 'underline' },
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  },
]);
