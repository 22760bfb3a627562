import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPrimitives, primitiveStyle } from '../../theme/layered.ts';
import { element, root } from '../../theme/reset.css.ts';

export const banner = primitiveStyle([
  root,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s2,
    paddingInline: vars.space.s3,
    paddingBlock: vars.space.s2,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const tones = styleVariants({
  info: inPrimitives({ background: vars.color.accentSoft, color: vars.color.text }),
  success: inPrimitives({ background: vars.color.successSoft, color: vars.color.success }),
  warning: inPrimitives({ background: vars.color.warningSoft, color: vars.color.warning }),
  danger: inPrimitives({ background: vars.color.dangerSoft, color: vars.color.danger }),
});

/** As tall as the first line of the text, so that icon and text are aligned. */
export const mark = primitiveStyle([
  element,
  { display: 'inline-flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' },
]);

export const text = primitiveStyle([
  element,
  { flex: 1, overflowWrap: 'anywhere', selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' } } },
]);
export const action = primitiveStyle([
  element,
  { display: 'inline-flex', flexShrink: 0, gap: vars.space.s1, marginBlock: '-4px' },
]);
