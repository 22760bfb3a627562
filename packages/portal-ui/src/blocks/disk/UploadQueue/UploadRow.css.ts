import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, truncate } from '../../../theme/reset.css.ts';

export const row = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: 60,
    paddingBlock: vars.space.s2,
    paddingInline: `${vars.space.s4} ${vars.space.s2}`,
    outline: 'none',
    ':hover': { background: vars.color.hover },
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  },
]);

export const file = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s3, flex: 1 },
]);

export const texts = blockStyle([element, { display: 'flex', flexDirection: 'column', gap: 2, flex: 1 }]);

export const name = blockStyle({ lineHeight: vars.font.line.tight });

export const facts = blockStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s2,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="failed"] &': { color: vars.color.danger, overflowWrap: 'anywhere' },
      '[data-state="asking"] &': { color: vars.color.warning },
      '[data-state="done"] &': { color: vars.color.success },
    },
  },
]);

export const note = blockStyle([
  element,
  {
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.warning,
    overflowWrap: 'anywhere',
  },
]);

// Wraps beside a wide button; the folder shrinks first.
export const fact = blockStyle([element, { flexShrink: 0, maxInlineSize: '100%' }]);

export const folder = blockStyle([element, truncate, { color: vars.color.textMuted }]);

export const actions = blockStyle([element, { display: 'flex', alignItems: 'center', flexShrink: 0 }]);
