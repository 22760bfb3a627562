import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list as resetList, pressable, root, truncate } from '../../../theme/reset.css.ts';

export const topMenu = blockStyle([root, { minInlineSize: 0 }]);

export const list = blockStyle([
  resetList,
  { display: 'flex', alignItems: 'center', gap: 2, minInlineSize: 0 },
]);

/** Shrinks to a few characters in a narrow window. */
export const slot = blockStyle([element, { flex: '0 1 auto', minInlineSize: 48 }]);

export const more = blockStyle([element, { flexShrink: 0 }]);

export const entry = blockStyle([
  pressable,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // Centres a short name in its minimum width, over its underline.
    justifyContent: 'center',
    gap: 2,
    maxInlineSize: 160,
    blockSize: vars.control.target,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    // No transition: everything painted in the current colour would be restyled in every frame.
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { background: vars.color.hover, color: vars.color.text },
    selectors: {
      '&[aria-current="page"], &[data-current]': {
        color: vars.color.link,
        fontWeight: vars.font.weight.medium,
      },
      // Not by colour alone.
      '&[aria-current="page"]::after, &[data-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space.s2,
        insetBlockEnd: 2,
        blockSize: 2,
        borderRadius: 2,
        background: vars.color.accent,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]::after, &[data-current]::after': {
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const name = blockStyle([truncate, { display: 'block', minInlineSize: 0 }]);
