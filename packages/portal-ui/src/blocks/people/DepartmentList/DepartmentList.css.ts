import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

export const root = blockStyle([rootStyle, { overflowY: 'auto', overscrollBehavior: 'contain' }]);

export const list = blockStyle([element, { display: 'flex', flexDirection: 'column', listStyle: 'none' }]);

export const item = blockStyle([element]);

export const row = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    inlineSize: '100%',
    minBlockSize: 44,
    paddingInline: vars.space.s2,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: vars.color.hover },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
]);

export const mark = blockStyle([element, { flexShrink: 0 }]);

export const name = blockStyle([element, truncate, { flex: 1 }]);

export const people = blockStyle([
  element,
  { color: vars.color.textMuted, fontSize: vars.font.size.sm, fontVariantNumeric: 'tabular-nums' },
]);

export const way = blockStyle([
  element,
  {
    flexShrink: 0,
    color: vars.color.textMuted,
  },
]);
