import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPrimitives, primitiveStyle } from '../../theme/layered.ts';
import { pressable } from '../../theme/reset.css.ts';

const still = '&:not(:disabled, [aria-disabled="true"])';

export const button = primitiveStyle([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    flexShrink: 0,
    minInlineSize: vars.control.target,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.family,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.tight,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:disabled': { opacity: 0.5 } },
  },
]);

export const variants = styleVariants({
  solid: inPrimitives({
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { [`${still}:hover`]: { background: vars.color.accentHover } },
  }),
  soft: inPrimitives({
    background: vars.color.accentSoft,
    color: vars.color.link,
    selectors: { [`${still}:hover`]: { borderColor: vars.color.link } },
  }),
  outline: inPrimitives({
    background: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: vars.color.text,
    selectors: { [`${still}:hover`]: { background: vars.color.hover } },
  }),
  quiet: inPrimitives({
    color: vars.color.text,
    selectors: {
      [`${still}:hover, &[data-state="open"], &[aria-pressed="true"]`]: { background: vars.color.hover },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
    },
  }),
  danger: inPrimitives({
    background: vars.color.danger,
    color: vars.color.onDanger,
    selectors: { [`${still}:hover`]: { filter: 'brightness(0.94)' } },
  }),
});

export const sizes = styleVariants({
  regular: inPrimitives({
    minBlockSize: vars.control.height,
    paddingInline: vars.control.padding,
    fontSize: vars.font.size.md,
  }),
  small: inPrimitives({
    minBlockSize: vars.control.heightSmall,
    paddingInline: '10px',
    fontSize: vars.font.size.sm,
  }),
});

export const stretched = primitiveStyle({ inlineSize: '100%' });

/** Icon only: a square. */
export const square = primitiveStyle({
  paddingInline: 0,
  selectors: {
    '&[data-size="regular"]': { inlineSize: vars.control.height },
    '&[data-size="small"]': { inlineSize: vars.control.heightSmall },
    '&[data-variant="quiet"]:not(:hover, [data-state="open"])': { color: vars.color.textMuted },
  },
});
