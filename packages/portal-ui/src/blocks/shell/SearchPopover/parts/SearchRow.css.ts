import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, truncate } from '../../../../theme/reset.css.ts';

export const row = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    marginInline: vars.space.s2,
    paddingInlineEnd: vars.space.s2,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-active]': { background: vars.color.accentSoft },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid' } } } },
  },
]);

export const option = blockStyle([
  element,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 56,
    paddingInline: vars.space.s3,
    paddingBlock: '6px',
    cursor: 'pointer',
    lineHeight: vars.font.line.tight,
  },
]);

export const texts = blockStyle([element, { flex: 1, display: 'flex', flexDirection: 'column', gap: '2px' }]);

export const line = blockStyle([
  element,
  { display: 'flex', alignItems: 'baseline', gap: vars.space.s2, minInlineSize: 0 },
]);

/** A match without room beside the department wraps below it: the person's identity comes first. */
export const lines = blockStyle([line, { flexWrap: 'wrap', rowGap: '2px' }]);

export const name = blockStyle([
  element,
  truncate,
  // Without room for both, the position shrinks before the name.
  { flexShrink: 0, maxInlineSize: '100%', fontWeight: vars.font.weight.medium },
]);

export const detail = blockStyle([
  element,
  truncate,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

export const reason = blockStyle([
  element,
  truncate,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6px',
    flexShrink: 0,
    maxInlineSize: '100%',
    fontSize: vars.font.size.sm,
  },
]);

export const reasonWord = blockStyle([element, { flexShrink: 0, color: vars.color.textMuted }]);

export const member = blockStyle([element, truncate]);

export const glyph = blockStyle([element, { display: 'inline-flex', color: vars.color.textMuted }]);

/** As wide as the avatars of the other rows. */
export const departmentMark = blockStyle([
  element,
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.card,
    background: vars.color.hover,
    color: vars.color.textMuted,
  },
]);

export const recent = blockStyle([element, truncate, { flex: 1 }]);

export const actions = blockStyle([
  element,
  {
    display: 'inline-flex',
    opacity: 0,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { [`${row}:hover &, ${row}[data-active] &`]: { opacity: 1 } },
    '@media': { '(pointer: coarse)': { opacity: 1 } },
  },
]);
