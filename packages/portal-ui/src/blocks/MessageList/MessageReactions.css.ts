import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, list, pressable } from '../../theme/reset.css.ts';

export const reactions = blockStyle([
  list,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.s1, paddingBlockStart: vars.space.s1 },
]);

export const chip = blockStyle([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minBlockSize: 26,
    minInlineSize: 32,
    paddingInline: vars.space.s2,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
    selectors: {
      'button&:hover': { borderColor: vars.color.lineStrong },
      '&[data-own], &[aria-pressed="true"]': {
        borderColor: vars.color.link,
        background: vars.color.accentSoft,
        color: vars.color.link,
      },
      'span&': { cursor: 'default' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.control.target, minInlineSize: vars.control.target },
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: 2 } } },
    },
  },
]);

export const count = blockStyle([
  element,
  { fontSize: vars.font.size.xs, fontVariantNumeric: 'tabular-nums' },
]);
