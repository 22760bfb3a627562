import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, truncate } from '../../../../theme/reset.css.ts';

export const panel = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 300,
  maxBlockSize: 'min(440px, var(--radix-popover-content-available-height))',
  overflow: 'hidden',
});

export const search = blockStyle([element, { flexShrink: 0, padding: vars.space.s2 }]);

export const list = blockStyle([
  element,
  {
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.s1,
    paddingBlockEnd: vars.space.s1,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const option = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: `max(36px, ${vars.control.target})`,
    paddingInline: vars.space.s3,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': { background: vars.color.hover },
      '&[aria-current]': { color: vars.color.link, fontWeight: vars.font.weight.medium },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[aria-current]': { borderInlineStart: '4px solid Highlight' },
        },
      },
    },
  },
]);

export const title = blockStyle([element, truncate, { flex: 1 }]);

export const dirty = blockStyle([
  element,
  { flexShrink: 0, inlineSize: 6, blockSize: 6, borderRadius: '50%', background: vars.color.link },
]);

export const none = blockStyle([
  element,
  { padding: vars.space.s5, fontSize: vars.font.size.sm, color: vars.color.textMuted, textAlign: 'center' },
]);
