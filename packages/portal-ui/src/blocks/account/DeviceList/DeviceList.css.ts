import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list, truncate } from '../../../theme/reset.css.ts';

export { note, root, title } from '../shared/section.css.ts';

export const head = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s2,
  },
]);

export const devices = blockStyle([list, { display: 'grid' }]);

export const device = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s1} ${vars.space.s3}`,
    minBlockSize: 56,
    paddingBlock: vars.space.s2,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
]);

export const words = blockStyle([element, { display: 'grid', flex: '1 1 10em', minInlineSize: 0 }]);

export const name = blockStyle([element, truncate, { fontWeight: vars.font.weight.medium }]);
