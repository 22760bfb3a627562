import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { measure } from '../shared/measure.ts';
import { appear } from '../../../primitives/motion.css.ts';
import { element, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

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
    // The virtual list keeps the scroll position; the browser's scroll anchoring would keep the distance from the end.
    overflowAnchor: 'none',
    scrollbarGutter: 'stable',
    outline: 'none',
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
]);

/** The scroller and what floats over it. */
export const stage = blockStyle([
  element,
  {
    position: 'relative',
    // Expanded bars above shrink first: see `bar`.
    flex: '1 1 50%',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    // Width reference of the rows and of the toolbar.
    containerType: 'inline-size',
  },
]);

/** A few messages are aligned to the bottom. */
export const filler = blockStyle([element, { flexGrow: 1 }]);
export const foot = blockStyle([element, { flexShrink: 0, blockSize: vars.space.s4 }]);

export const state = blockStyle({ flex: 1 });

export const pageStatus = blockStyle([
  element,
  {
    position: 'absolute',
    insetInlineStart: vars.space.s3,
    insetInlineEnd: `max(${vars.space.s3}, 100% - ${measure}px - ${vars.space.s8})`,
    inlineSize: 'fit-content',
    marginInline: 'auto',
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
    pointerEvents: 'auto',
    selectors: {
      '&[data-edge="start"]': { position: 'static', marginInline: 0 },
      '&[data-edge="end"]': { insetBlockEnd: vars.space.s3 },
    },
  },
]);

/** Floats over the start of the list, centred in the message column. Only its controls take pointer events. */
export const overStart = blockStyle([
  element,
  {
    position: 'absolute',
    insetBlockStart: vars.space.s2,
    insetInlineStart: 0,
    insetInlineEnd: `max(0px, 100% - ${measure}px - ${vars.space.s8})`,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s1,
    pointerEvents: 'none',
  },
]);

/** Buttons over the end of the list. */
export const scrollButtons = blockStyle([
  element,
  {
    position: 'absolute',
    // Aligned with the message column, not with the window.
    insetInlineEnd: `max(${vars.space.s4}, 100% - ${measure}px - 2 * ${vars.space.s4})`,
    insetBlockEnd: vars.space.s4,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s2,
    paddingInlineStart: vars.space.s6,
    selectors: {
      // The back button has reserved room below the messages.
      '&[data-can-go-back]': {
        position: 'static',
        flexShrink: 0,
        paddingBlock: vars.space.s1,
        paddingInlineEnd: `max(${vars.space.s4}, 100% - ${measure}px - 2 * ${vars.space.s4})`,
      },
    },
  },
]);

export const scrollButton = blockStyle({
  borderColor: vars.color.line,
  borderRadius: vars.radius.round,
  background: vars.color.overlay,
  boxShadow: vars.shadow.float,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'auto',
  selectors: { '&[data-unseen]': { color: vars.color.link } },
});

/** Floating day label while scrolling; takes no pointer events and no room. */
export const floatingDay = blockStyle([
  element,
  appear,
  {
    paddingInline: vars.space.s3,
    paddingBlock: 2,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.round,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
]);

/** Room is always reserved, so that the line moves no message. */
export const typing = blockStyle([
  truncate,
  {
    flexShrink: 0,
    blockSize: 22,
    paddingInline: vars.space.s4,
    fontSize: vars.font.size.xs,
    lineHeight: '22px',
    color: vars.color.textMuted,
  },
]);

export const skeleton = blockStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.s4,
  padding: vars.space.s4,
  maxInlineSize: `calc(${measure}px + 2 * ${vars.space.s4})`,
});

export const skeletonRow = blockStyle([
  element,
  { display: 'flex', gap: vars.space.s3, selectors: { '&[data-own]': { justifyContent: 'flex-end' } } },
]);

export const skeletonBubble = blockStyle({ borderRadius: vars.radius.card, maxInlineSize: '70%' });
