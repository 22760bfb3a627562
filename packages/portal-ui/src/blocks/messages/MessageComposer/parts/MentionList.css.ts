import { appear } from '../../../../primitives/motion.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, truncate } from '../../../../theme/reset.css.ts';

export const panelWidth = 320;

/** Above the line of the `@`, or below it where there is more room. */
export const panel = blockStyle([
  element,
  appear,
  {
    position: 'absolute',
    zIndex: vars.z.popover,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${panelWidth}px, 100%)`,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const list = blockStyle([
  element,
  { overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space.s1 },
]);

export const option = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: `max(44px, ${vars.control.target})`,
    paddingInline: vars.space.s2,
    paddingBlock: vars.space.s1,
    borderRadius: vars.radius.control,
    lineHeight: vars.font.line.tight,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': { background: vars.color.accentSoft },
      '[aria-busy="true"] > &': { opacity: 0.6 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const all = blockStyle([
  element,
  {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: '50%',
    background: vars.color.accent,
    color: vars.color.onAccent,
  },
]);

export const texts = blockStyle([element, { flex: 1, display: 'flex', flexDirection: 'column', gap: '1px' }]);
export const line = blockStyle([element, { display: 'flex', alignItems: 'baseline', gap: vars.space.s2 }]);
export const name = blockStyle([
  element,
  truncate,
  { flexShrink: 0, maxInlineSize: '100%', fontWeight: vars.font.weight.medium },
]);
export const detail = blockStyle([
  element,
  truncate,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

export const state = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s2,
    minBlockSize: 44,
    paddingInline: vars.space.s3,
    paddingBlock: vars.space.s1,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const skeleton = blockStyle({ padding: vars.space.s1 });
export const bonesRow = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 44,
    paddingInline: vars.space.s2,
  },
]);
