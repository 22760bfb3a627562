import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { root } from '../../theme/reset.css.ts';
import { appear } from '../motion.css.ts';

export const content = primitiveStyle([
  root,
  appear,
  {
    zIndex: vars.z.popover,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);
