import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, pressable, truncate } from '../../../../theme/reset.css.ts';

export const row = blockStyle([
  pressable,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    inlineSize: '100%',
    minBlockSize: 64,
    paddingInline: vars.space.s2,
    paddingBlock: vars.space.s2,
    borderRadius: vars.radius.control,
    ':hover': { background: vars.color.hover },
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { background: vars.color.accentSoft },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid' } } },
      // A long press opens the context menu instead of selecting text.
      '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
    },
  },
]);

export const texts = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', gap: '2px', lineHeight: vars.font.line.tight },
]);

export const line = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: '6px', minBlockSize: 20 },
]);

export const name = blockStyle([
  element,
  truncate,
  {
    fontWeight: vars.font.weight.medium,
    selectors: { '[data-unread] &': { fontWeight: vars.font.weight.strong } },
  },
]);

export const kind = blockStyle({ flexShrink: 0 });

export const time = blockStyle([
  element,
  {
    marginInlineStart: 'auto',
    flexShrink: 0,
    paddingInlineStart: vars.space.s2,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const preview = blockStyle([
  element,
  truncate,
  { flex: 1, fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

export const draft = blockStyle([element, { color: vars.color.danger }]);

export const writing = blockStyle([element, { color: vars.color.link }]);

export const mark = blockStyle([
  element,
  {
    display: 'inline-flex',
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: { '&[data-tone="danger"]': { color: vars.color.danger } },
  },
]);
