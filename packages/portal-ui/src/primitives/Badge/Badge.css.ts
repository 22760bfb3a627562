import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPrimitives, primitiveStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

export const badge = primitiveStyle([
  element,
  {
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
  },
]);

export const tones = styleVariants({
  danger: inPrimitives({ background: vars.color.danger, color: vars.color.onDanger }),
  accent: inPrimitives({ background: vars.color.accent, color: vars.color.onAccent }),
  neutral: inPrimitives({ background: vars.color.hover, color: vars.color.textMuted }),
  soft: inPrimitives({ background: vars.color.accentSoft, color: vars.color.link }),
});
