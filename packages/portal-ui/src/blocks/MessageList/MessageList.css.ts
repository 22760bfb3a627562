import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, root as rootStyle } from '../../theme/reset.css.ts';

export const root = blockStyle([
  rootStyle,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    overflow: 'hidden',
    background: vars.color.surface,
  },
]);

export const scroller = blockStyle([
  element,
  {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overflowX: 'hidden',
    overscrollBehavior: 'contain',
    // The virtual list keeps the reader's place. The browser would hold on to the foot, and so to the distance from the end.
    overflowAnchor: 'none',
    scrollbarGutter: 'stable',
    outline: 'none',
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
]);

/** Few messages stand at the bottom, where the next one will be. */
export const filler = blockStyle([element, { flexGrow: 1 }]);
export const foot = blockStyle([element, { flexShrink: 0, blockSize: vars.space.s4 }]);

export const state = blockStyle({ flex: 1 });

export const notice = blockStyle([
  element,
  {
    position: 'absolute',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    minBlockSize: 32,
    paddingInline: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.round,
    background: vars.color.overlay,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    selectors: {
      '&[data-edge="start"]': { insetBlockStart: vars.space.s3 },
      '&[data-edge="end"]': { insetBlockEnd: vars.space.s3 },
      '[dir="rtl"] &': { transform: 'translateX(50%)' },
    },
  },
]);

export const toEnd = blockStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.s6,
  insetBlockEnd: vars.space.s4,
  borderColor: vars.color.line,
  borderRadius: vars.radius.round,
  background: vars.color.overlay,
  boxShadow: vars.shadow.float,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-unseen]': { color: vars.color.link } },
});

export const skeleton = blockStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.s4,
  padding: vars.space.s6,
});

export const skeletonRow = blockStyle([
  element,
  { display: 'flex', gap: vars.space.s3, selectors: { '&[data-own]': { justifyContent: 'flex-end' } } },
]);

export const skeletonBubble = blockStyle({ borderRadius: vars.radius.card, maxInlineSize: '70%' });
