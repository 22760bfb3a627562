import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root } from '../../../theme/reset.css.ts';

/** While pending as high as the most common result, a line and a button, to avoid a layout shift. */
export const status = blockStyle([
  root,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space.s4,
    inlineSize: '100%',
    minBlockSize: `calc(${vars.control.height} * 2 + ${vars.space.s4})`,
  },
]);

export const pending = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s3,
    color: vars.color.textMuted,
  },
]);

export const actionRow = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s2 },
]);
