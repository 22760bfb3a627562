import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { pill } from '../../../../theme/patterns.css.ts';
import { element } from '../../../../theme/reset.css.ts';

export const root = blockStyle([
  element,
  {
    flexShrink: 0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    // All four filters fit the narrowest list in every language; with larger counts the last one wraps.
    flexWrap: 'wrap',
    paddingBlock: vars.space.s2,
    // Aligns the first filter with the title and the rows.
    paddingInlineStart: vars.space.s4,
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
    paddingInline: 6,
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
