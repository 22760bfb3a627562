import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPrimitives } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

export const badge = recipe({
  base: [
    element,
    inPrimitives({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      minInlineSize: 18,
      blockSize: 18,
      paddingInline: 5,
      borderRadius: vars.radius.round,
      fontFamily: vars.font.family,
      fontSize: vars.font.size.xs,
      fontWeight: vars.font.weight.strong,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      whiteSpace: 'nowrap',
      '@media': { '(forced-colors: active)': { border: '1px solid' } },
    }),
  ],
  variants: {
    tone: {
      danger: inPrimitives({ background: vars.color.danger, color: vars.color.onDanger }),
      accent: inPrimitives({ background: vars.color.accent, color: vars.color.onAccent }),
      neutral: inPrimitives({ background: vars.color.hover, color: vars.color.textMuted }),
      soft: inPrimitives({ background: vars.color.accentSoft, color: vars.color.link }),
    },
  },
});
