import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, root as rootStyle } from '../../theme/reset.css.ts';

export const root = blockStyle([rootStyle, { display: 'flex', flexDirection: 'column', gap: vars.space.s4 }]);

export const identity = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s4,
    minBlockSize: 56,
    // Room for the close mark of the dialog.
    selectors: { '[role="dialog"] &': { paddingInlineEnd: vars.space.s8 } },
  },
]);

export const avatar = blockStyle({
  selectors: { '[data-left] > &': { filter: 'grayscale(1)' } },
});

export const who = blockStyle([element, { flex: 1, display: 'flex', flexDirection: 'column', gap: '2px' }]);

export const name = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s2,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
  },
]);

export const place = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s3,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const introduction = blockStyle([
  element,
  {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontSize: vars.font.size.sm,
    overflowWrap: 'anywhere',
  },
]);

export const left = blockStyle({ flexShrink: 0 });

export const skeleton = blockStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s4 });

export const skeletonRow = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.s4,
    minBlockSize: 40,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
]);

export const dialogHeader = blockStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  paddingInlineStart: 0,
});

export const dialogBody = blockStyle({ paddingBlockStart: vars.space.s6, paddingBlockEnd: vars.space.s5 });
