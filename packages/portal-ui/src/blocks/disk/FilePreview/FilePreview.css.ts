import '../../../theme/mono.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, focusRing, truncate } from '../../../theme/reset.css.ts';

const phone = 'screen and (max-width: 599.98px)';

export const content = blockStyle({
  blockSize: '100%',
  selectors: { '&[data-width="full"]': { maxInlineSize: 1600 } },
});
export const header = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    flexShrink: 0,
    minBlockSize: 64,
    paddingInline: `${vars.space.s4} ${vars.space.s3}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const titles = blockStyle([element, { flex: 1, marginInlineStart: vars.space.s1 }]);
export const title = blockStyle([
  truncate,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong, lineHeight: vars.font.line.tight },
]);
export const position = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const body = blockStyle([
  element,
  {
    display: 'flex',
    flex: 1,
    minBlockSize: 0,
    '@media': { [phone]: { flexDirection: 'column' } },
  },
]);
export const main = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 1,
    minBlockSize: 0,
    overflow: 'hidden',
    background: vars.color.canvas,
    // The buttons to the other files are beside the content; on a phone below it.
    vars: { '--preview-side': '0px' },
    paddingInline: 'var(--preview-side)',
    selectors: { '&[data-turns]': { vars: { '--preview-side': '64px' } } },
    '@media': {
      [phone]: { selectors: { '&[data-turns]': { vars: { '--preview-side': '0px' }, paddingBlockEnd: 60 } } },
    },
  },
]);
export const state = blockStyle({ flex: 1 });
export const waiting = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
});

export const stage = blockStyle([
  element,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '100%',
    flex: 1,
    minBlockSize: 0,
    padding: vars.space.s4,
    overflow: 'hidden',
    touchAction: 'none',
    containerType: 'size',
    selectors: {
      '&:focus-visible': { outlineOffset: -3 },
      '&[data-zoomed]': { cursor: 'grab' },
      '&[data-dragging]': { cursor: 'grabbing' },
    },
  },
]);
export const image = blockStyle([
  element,
  {
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    inlineSize: 'auto',
    blockSize: 'auto',
    objectFit: 'contain',
    flexShrink: 0,
    userSelect: 'none',
    // Rotated by 90°, its width is limited by the stage's height.
    selectors: {
      '&[data-sideways]': { maxInlineSize: '100cqb', maxBlockSize: '100cqi' },
      '[data-dragging] > &': { transition: 'none' },
    },
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
]);
export const tools = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    flexShrink: 0,
    marginBlock: `0 ${vars.space.s4}`,
    padding: vars.space.s1,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
  },
]);
export const percent = blockStyle([
  element,
  {
    minInlineSize: 48,
    textAlign: 'center',
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const video = blockStyle([
  element,
  // Black, like the letterboxing of the video.
  { inlineSize: '100%', blockSize: '100%', background: '#000' },
]);
export const audio = blockStyle([element, { inlineSize: 'min(480px, calc(100% - 120px))' }]);
export const frame = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'stretch',
    flex: 1,
    minBlockSize: 0,
    marginInline: 'calc(-1 * var(--preview-side))',
  },
]);
export const text = blockStyle([
  element,
  focusRing,
  {
    flex: 1,
    inlineSize: 'min(96ch, 100%)',
    minBlockSize: 0,
    paddingBlock: vars.space.s6,
    paddingInline: 64,
    overflow: 'auto',
    background: vars.color.surface,
    fontFamily: vars.font.mono,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.normal,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': { outlineOffset: -3 } },
    '@media': { [phone]: { paddingInline: vars.space.s4 } },
  },
]);
export const waitingText = blockStyle([
  element,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.s3,
    flex: 1,
    inlineSize: 'min(96ch, 100%)',
    paddingBlock: vars.space.s6,
    paddingInline: 64,
    background: vars.color.surface,
    '@media': { [phone]: { paddingInline: vars.space.s4 } },
  },
]);
export const link = blockStyle([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.control.target,
    color: vars.color.link,
    fontWeight: vars.font.weight.medium,
  },
]);

const side = {
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  borderRadius: '50%',
  '@media': { [phone]: { insetBlockStart: 'auto', insetBlockEnd: vars.space.s2, translate: 'none' } },
} as const;
export const before = blockStyle({ ...side, insetInlineStart: vars.space.s3 });
export const after = blockStyle({ ...side, insetInlineEnd: vars.space.s3 });

export const details = blockStyle([
  element,
  {
    flexShrink: 0,
    inlineSize: 280,
    padding: vars.space.s5,
    overflowY: 'auto',
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': {
      [phone]: {
        inlineSize: '100%',
        maxBlockSize: '40%',
        borderInlineStart: 0,
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  },
]);
export const facts = blockStyle([element, { display: 'grid', gap: vars.space.s4 }]);
export const factLabel = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);
export const factValue = blockStyle([element, { overflowWrap: 'anywhere' }]);
