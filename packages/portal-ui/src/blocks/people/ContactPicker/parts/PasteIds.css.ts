import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const form = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s3,
    minBlockSize: 0,
    overflowY: 'auto',
    paddingInline: vars.space.s4,
    paddingBlockEnd: vars.space.s4,
  },
]);

export const head = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s2 }]);

export const heading = blockStyle([
  element,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong },
]);

export const foot = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s3 },
]);
