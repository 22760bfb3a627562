import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, pressable, twoLines } from '../../../../theme/reset.css.ts';

export const bubble = blockStyle([
  element,
  {
    maxInlineSize: '100%',
    paddingBlock: '7px',
    paddingInline: vars.space.s3,
    borderRadius: vars.radius.card,
    background: vars.color.hover,
    selectors: {
      '[data-own] &': { background: vars.color.accentSoft },
      // A selected row has the colour of a bubble.
      '[data-selected] &': { background: vars.color.surface },
      '&[data-kind="workNotice"]': {
        background: vars.color.surface,
        border: `1px solid ${vars.color.line}`,
        borderInlineStart: `3px solid ${vars.color.link}`,
      },
      '&:has(> [data-gesture]:only-child)': { background: 'none', paddingInline: 0, paddingBlock: 0 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const forwarded = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: 4,
    marginBlockEnd: 4,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
  },
]);

export const forwardedButton = blockStyle([
  pressable,
  {
    position: 'relative',
    fontSize: 'inherit',
    textAlign: 'start',
    ':hover': { color: vars.color.link, textDecoration: 'underline' },
    // Minimum touch target; a line of small text is too low.
    '@media': {
      '(pointer: coarse)': {
        '::after': { content: '""', position: 'absolute', insetInline: -8, insetBlock: -12 },
      },
    },
  },
]);

/** Aligned with the first line of a long name. */
export const forwardedGlyph = blockStyle({ flexShrink: 0, alignSelf: 'flex-start' });

export const quote = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    marginBlockEnd: vars.space.s1,
    paddingInlineStart: vars.space.s2,
    borderInlineStart: `3px solid ${vars.color.lineStrong}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    selectors: { '&:has(button:hover)': { borderColor: vars.color.link, color: vars.color.text } },
  },
]);

export const quoteButton = blockStyle([
  pressable,
  {
    position: 'absolute',
    inset: 0,
    borderRadius: 4,
    '@media': { '(pointer: coarse)': { insetBlock: -4 } },
  },
]);

export const quoted = blockStyle([element, { fontWeight: vars.font.weight.medium }]);

export const quotedText = blockStyle([element, twoLines]);

export const fold = blockStyle([
  pressable,
  {
    display: 'block',
    minBlockSize: vars.control.target,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    color: vars.color.link,
    borderRadius: 4,
    ':hover': { textDecoration: 'underline' },
  },
]);

export const edited = blockStyle([
  element,
  { display: 'block', fontSize: vars.font.size.xs, color: vars.color.textMuted, textAlign: 'end' },
]);
