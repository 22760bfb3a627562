import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root as rootStyle } from '../../../theme/reset.css.ts';

export const root = blockStyle([
  rootStyle,
  {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    overflow: 'hidden',
    background: vars.color.surface,
  },
]);

export const banner = blockStyle({ flexShrink: 0, margin: vars.space.s2, marginBlockEnd: 0 });

export const scroller = blockStyle([
  element,
  {
    flex: 1,
    overflowY: 'auto',
    paddingBlock: vars.space.s1,
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);

export const item = blockStyle([element, { paddingInline: vars.space.s2, paddingBlock: '1px' }]);

export const state = blockStyle({ flex: 1 });

export const skeleton = blockStyle({ paddingInline: vars.space.s2, paddingBlock: vars.space.s1 });

export const skeletonRow = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    minBlockSize: 66,
    paddingInline: vars.space.s2,
  },
]);

export const skeletonTexts = blockStyle([element, { flex: 1, fontSize: vars.font.size.md }]);
