import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const field = blockStyle([element, { display: 'flex', flexDirection: 'column', gap: vars.space.s2 }]);

export const list = blockStyle([
  element,
  {
    // Half a row shows that the list scrolls.
    maxBlockSize: 220,
    overflowY: 'auto',
    padding: vars.space.s1,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
  },
]);

export const option = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: `max(48px, ${vars.control.target})`,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.md,
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { background: vars.color.hover } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const chosen = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    padding: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.md,
  },
]);

export const glyph = blockStyle({ flexShrink: 0, color: vars.color.textMuted });

export const texts = blockStyle([
  element,
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    minInlineSize: 0,
    lineHeight: vars.font.line.tight,
  },
]);

export const title = blockStyle([
  element,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-wraps]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
]);

export const detail = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);

export const none = blockStyle([
  element,
  {
    paddingBlock: vars.space.s4,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
]);
