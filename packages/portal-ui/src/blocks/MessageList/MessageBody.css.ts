import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

export const quote = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    marginBlockEnd: vars.space.s1,
    paddingInlineStart: vars.space.s2,
    borderInlineStart: `3px solid ${vars.color.lineStrong}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const quoted = blockStyle([element, { fontWeight: vars.font.weight.medium }]);

export const quotedText = blockStyle([
  element,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
  },
]);

export const file = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minInlineSize: 0,
    selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space.s1 } },
  },
]);

/** Beside the longest name it keeps its size. */
export const fileIcon = blockStyle({ flexShrink: 0 });

export const fileTexts = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', minInlineSize: 0, lineHeight: vars.font.line.tight },
]);

export const fileName = blockStyle([element, { overflowWrap: 'anywhere' }]);

export const fileSize = blockStyle([
  element,
  { fontSize: vars.font.size.xs, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const edited = blockStyle([
  element,
  { display: 'block', fontSize: vars.font.size.xs, color: vars.color.textMuted, textAlign: 'end' },
]);

export const reactions = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s1,
    margin: 0,
    paddingBlockStart: vars.space.s1,
    paddingInline: 0,
    listStyle: 'none',
  },
]);

export const reaction = blockStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    paddingInline: vars.space.s2,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.normal,
    selectors: { '&[data-own]': { borderColor: vars.color.link, background: vars.color.accentSoft } },
  },
]);

export const reactionCount = blockStyle([
  element,
  {
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-own] > &': { color: vars.color.link } },
  },
]);
