import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable, root } from '../../../theme/reset.css.ts';

/** Below this width of the picker itself, the choice becomes a tray under the list. */
export const narrow = '(max-width: 599.98px)';

export const panel = blockStyle([
  root,
  {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 360,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
]);

export const footer = blockStyle([
  element,
  {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: vars.space.s2,
    paddingBlock: vars.space.s3,
    paddingInline: vars.space.s4,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);

export const frame = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0, containerType: 'inline-size' },
]);

export const body = blockStyle([
  element,
  {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 36%)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: {
      '&[data-mode="single"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [`${panel} &`]: { borderBlockStart: 0 },
    },
    '@container': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
    },
  },
]);

export const sources = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', minBlockSize: 0, paddingBlockStart: vars.space.s3 },
]);

export const searchLine = blockStyle([
  element,
  { display: 'flex', gap: vars.space.s2, paddingInline: vars.space.s4, paddingBlockEnd: vars.space.s2 },
]);

/** Takes the room that is left. */
export const rest = blockStyle({ flex: 1 });

export const tabs = blockStyle([
  element,
  {
    display: 'flex',
    gap: vars.space.s1,
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: vars.space.s4,
    paddingBlockEnd: vars.space.s2,
  },
]);

export const tab = blockStyle([
  pressable,
  {
    minBlockSize: vars.control.heightSmall,
    paddingInline: '10px',
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    ':hover': { color: vars.color.text, background: vars.color.hover },
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-selected="true"]': { color: vars.color.link, background: vars.color.accentSoft },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const results = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 },
]);

export const scroller = blockStyle([
  element,
  { flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', paddingBlockEnd: vars.space.s2 },
]);

export const list = blockStyle([element, { position: 'relative', outline: 'none' }]);

export const hint = blockStyle([
  element,
  { maxInlineSize: '40ch', fontSize: vars.font.size.sm, color: vars.color.textMuted, textWrap: 'balance' },
]);

export const skeleton = blockStyle({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s5,
});

export const skeletonRow = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s3 },
]);

export const refusal = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    flexShrink: 0,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s4,
    background: vars.color.dangerSoft,
    color: vars.color.danger,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
  },
]);
