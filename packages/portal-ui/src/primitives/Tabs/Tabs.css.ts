import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, focusRing, pressable } from '../../theme/reset.css.ts';

export const root = primitiveStyle([element, { display: 'flex', flexDirection: 'column' }]);

const fadeTowards = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, var(--tabs-from, #000), #000 40px calc(100% - 40px), var(--tabs-to, #000))`;

export const list = primitiveStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s4,
    flexShrink: 0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&[data-hidden-before]': { vars: { '--tabs-from': 'transparent' } },
      '&[data-hidden-after]': { vars: { '--tabs-to': 'transparent' } },
      '&[data-hidden-before], &[data-hidden-after]': { maskImage: fadeTowards('right') },
      '[dir="rtl"] &:is([data-hidden-before], [data-hidden-after])': { maskImage: fadeTowards('left') },
    },
  },
]);

export const trigger = primitiveStyle([
  pressable,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: vars.control.height,
    fontFamily: vars.font.family,
    fontSize: vars.font.size.md,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.control,
    ':hover': { color: vars.color.text },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: -1,
      blockSize: 2,
      borderRadius: 1,
      background: 'transparent',
    },
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-state="active"]': { color: vars.color.link, fontWeight: vars.font.weight.medium },
      '&[data-state="active"]::after': { background: vars.color.accent },
    },
    '@media': {
      // Two characters are narrower than a touch target.
      '(pointer: coarse)': { minInlineSize: 44, justifyContent: 'center' },
      '(forced-colors: active)': {
        selectors: {
          '&[data-state="active"]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

export const content = primitiveStyle([element, focusRing, { flex: 1 }]);
