import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

/** The counter is below the text, not beside it. */
export const tall = primitiveStyle({ flexDirection: 'column', alignItems: 'stretch' });

export const counter = primitiveStyle([
  element,
  {
    flexShrink: 0,
    paddingInlineEnd: vars.space.s3,
    fontSize: vars.font.size.xs,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    selectors: {
      '&[data-over]': { color: vars.color.danger, fontWeight: vars.font.weight.medium },
      // Hidden while the field has no focus and is under the limit.
      '[data-resting] &': { display: 'none' },
      'textarea + &': { alignSelf: 'flex-end', paddingBlockEnd: vars.space.s2 },
    },
  },
]);
