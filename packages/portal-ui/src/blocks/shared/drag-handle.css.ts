import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { pressable } from '../../theme/reset.css.ts';

/** Prevents scrolling during a drag on touch. */
export const dragHandle = blockStyle([
  pressable,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.control.heightSmall,
    blockSize: vars.control.heightSmall,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    cursor: 'grab',
    touchAction: 'none',
    ':hover': { background: vars.color.hover, color: vars.color.text },
    selectors: {
      '&[aria-pressed="true"]': {
        cursor: 'grabbing',
        background: vars.color.accentSoft,
        color: vars.color.link,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);
