import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root } from '../../theme/reset.css.ts';

export const state = primitiveStyle([
  root,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s3,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s6,
    textAlign: 'center',
    // At a zoom of 200 % a laptop has 450 px.
    '@media': { '(max-height: 500px)': { paddingBlock: vars.space.s4 } },
  },
]);

export const mark = primitiveStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: '50%',
    background: vars.color.hover,
    color: vars.color.textMuted,
    selectors: {
      '[data-variant="failed"] > &': { background: vars.color.dangerSoft, color: vars.color.danger },
      '[data-variant="offline"] > &': { background: vars.color.warningSoft, color: vars.color.warning },
    },
  },
]);

export const text = primitiveStyle([
  element,
  {
    maxInlineSize: '36ch',
    color: vars.color.textMuted,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // Japanese breaks between phrases, in browsers that support it.
    // Chinese breaks after punctuation, because browsers do not know its words.
    selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' }, '&:lang(zh)': { wordBreak: 'keep-all' } },
  },
]);
