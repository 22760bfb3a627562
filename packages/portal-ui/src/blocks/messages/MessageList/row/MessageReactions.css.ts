import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { pill } from '../../../../theme/patterns.css.ts';
import { element, list, pressable } from '../../../../theme/reset.css.ts';

export const reactions = blockStyle([
  list,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.s1, paddingBlockStart: vars.space.s1 },
]);

export const chip = blockStyle([
  pressable,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minBlockSize: 26,
    minInlineSize: 32,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
    '::before': { ...pill, border: `1px solid ${vars.color.line}`, background: vars.color.surface },
    selectors: {
      'button&:hover::before': { borderColor: vars.color.lineStrong },
      '&[data-own], &[aria-pressed="true"]': { color: vars.color.link },
      '&[data-own]::before, &[aria-pressed="true"]::before': {
        borderColor: vars.color.link,
        background: vars.color.accentSoft,
      },
      'span&': { cursor: 'default' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.control.target, minInlineSize: vars.control.target },
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]::before': { borderWidth: 2 } } },
    },
  },
]);

export const count = blockStyle([
  element,
  { fontSize: vars.font.size.xs, fontVariantNumeric: 'tabular-nums' },
]);
