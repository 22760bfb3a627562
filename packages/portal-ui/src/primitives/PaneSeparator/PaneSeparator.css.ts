import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { root } from '../../theme/reset.css.ts';

export const separator = primitiveStyle([
  root,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: -4,
    zIndex: vars.z.bar,
    inlineSize: 8,
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    '::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 3, inlineSize: 2 },
    selectors: {
      '&:hover::after': { background: vars.color.lineStrong },
      '&:focus-visible::after': { background: vars.color.focus },
      '&:active::after': { background: vars.color.accent },
    },
  },
]);
