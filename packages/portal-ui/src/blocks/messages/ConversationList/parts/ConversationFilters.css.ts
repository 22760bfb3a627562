import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { pill } from '../../../../theme/patterns.css.ts';
import { element } from '../../../../theme/reset.css.ts';

export const root = blockStyle([
  element,
  {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    paddingInlineEnd: vars.space.s2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    flexGrow: 1,
    minInlineSize: 0,
    // Four words and two counts in the narrowest list, in Spanish too; where they do not fit they are moved sideways.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: vars.space.s2,
    // What is cut off fades out, instead of ending at the button beside it.
    paddingInlineEnd: vars.space.s4,
    maskImage: `linear-gradient(to right, black calc(100% - ${vars.space.s4}), transparent)`,
  },
]);

export const chip = blockStyle([
  element,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    flexShrink: 0,
    minBlockSize: `max(28px, ${vars.control.target})`,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    '::before': pill,
    selectors: {
      '&:hover::before': { background: vars.color.hover },
      '&:has(:checked)': { color: vars.color.link, fontWeight: vars.font.weight.medium },
      '&:has(:checked)::before': { background: vars.color.accentSoft },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid' } } } },
  },
]);

export const input = blockStyle([
  element,
  { position: 'absolute', inset: 0, opacity: 0, appearance: 'none', cursor: 'inherit' },
]);
