import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, list, truncate } from '../../../../theme/reset.css.ts';

export const tray = blockStyle([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: vars.space.s2,
    maxBlockSize: '28dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${vars.space.s2} ${vars.space.s2} 0`,
  },
]);

export const card = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    overflow: 'hidden',
    padding: '6px',
    paddingInlineEnd: vars.space.s1,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.canvas,
    lineHeight: vars.font.line.tight,
    selectors: { '&[data-status="failed"]': { borderColor: vars.color.danger } },
  },
]);

export const square = blockStyle({ flexShrink: 0, inlineSize: 40, blockSize: 40 });
export const picture = blockStyle([
  element,
  { borderRadius: 4, background: vars.color.hover, objectFit: 'cover' },
]);

export const texts = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', gap: '2px', fontSize: vars.font.size.sm },
]);

export const name = blockStyle({ fontWeight: vars.font.weight.medium });

export const detail = blockStyle([
  element,
  truncate,
  {
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-status="failed"] &': { whiteSpace: 'normal', color: vars.color.danger } },
  },
]);

export const progress = blockStyle([
  element,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 3,
    background: vars.color.line,
    '@media': { '(forced-colors: active)': { borderBlockStart: '1px solid' } },
  },
]);

export const done = blockStyle([
  element,
  {
    blockSize: '100%',
    background: vars.color.accent,
    transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  },
]);
