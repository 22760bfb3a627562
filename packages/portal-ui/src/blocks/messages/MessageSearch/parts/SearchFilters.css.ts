import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { activeOption, filterChip } from '../../../../theme/patterns.css.ts';
import { element } from '../../../../theme/reset.css.ts';

export const bar = blockStyle([
  element,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s1 },
]);

export const chip = blockStyle([
  filterChip,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxInlineSize: '100%',
    '::before': { border: `1px solid ${vars.color.line}` },
    selectors: {
      '&[data-on]': { color: vars.color.link, fontWeight: vars.font.weight.medium },
      '&[data-on]::before': { borderColor: 'transparent', background: vars.color.accentSoft },
      '&[data-state="open"]::before': { background: vars.color.hover },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-on]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const chipText = blockStyle([
  element,
  { overflow: 'hidden', textOverflow: 'ellipsis', maxInlineSize: '20ch' },
]);

export const chevron = blockStyle({ inlineSize: 12, blockSize: 12 });

export const clear = blockStyle({ flexShrink: 0 });

export const panel = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s2,
    inlineSize: 'min(340px, 100vw - 32px)',
    maxInlineSize: '100%',
    padding: vars.space.s2,
  },
]);

export const options = blockStyle([element, { maxBlockSize: 280, overflowY: 'auto' }]);

export const option = blockStyle([
  element,
  activeOption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: `max(40px, ${vars.control.target})`,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.md,
    cursor: 'pointer',
  },
]);

export const texts = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', lineHeight: vars.font.line.tight },
]);

export const name = blockStyle([
  element,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const detail = blockStyle([name, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);

export const state = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: 56,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const spans = blockStyle([element, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s1 }]);
