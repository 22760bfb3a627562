import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable } from '../../../theme/reset.css.ts';

/** Inside the field's frame, like the button that shows a password. */
export const send = blockStyle([
  pressable,
  {
    alignSelf: 'stretch',
    flexShrink: 0,
    minInlineSize: vars.control.target,
    paddingInline: vars.space.s3,
    borderRadius: 'inherit',
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.link,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover:not([aria-disabled])': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-disabled]': { color: vars.color.textMuted },
    },
  },
]);

/** Monospaced digits with letter spacing. */
export const digits = blockStyle([element, { fontVariantNumeric: 'tabular-nums' }]);
