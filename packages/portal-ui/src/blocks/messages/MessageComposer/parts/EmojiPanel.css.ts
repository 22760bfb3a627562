import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, truncate } from '../../../../theme/reset.css.ts';
import { columns } from '../state/emoji.ts';

export const panel = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 340,
  maxBlockSize: 'min(420px, var(--radix-popover-content-available-height))',
  overflow: 'hidden',
});

export const search = blockStyle([element, { padding: vars.space.s2, flexShrink: 0 }]);

export const scroller = blockStyle([
  element,
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.s2,
  },
]);

export const heading = blockStyle([
  element,
  {
    paddingInline: vars.space.s1,
    paddingBlock: vars.space.s1,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
  },
]);

export const grid = blockStyle([
  element,
  { display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)`, paddingBlockEnd: vars.space.s2 },
]);

export const cell = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    blockSize: 44,
    borderRadius: vars.radius.control,
    fontSize: 24,
    lineHeight: 1,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: { '&[aria-selected="true"]': { background: vars.color.accentSoft } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const none = blockStyle([
  element,
  {
    padding: vars.space.s5,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
]);

export const preview = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    flexShrink: 0,
    minBlockSize: 40,
    paddingInline: vars.space.s3,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const large = blockStyle([element, { fontSize: 24, lineHeight: 1 }]);
export const name = blockStyle([element, truncate]);
