import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { root } from '../../theme/reset.css.ts';
import { appear } from '../motion.css.ts';

export const tooltip = primitiveStyle([
  root,
  appear,
  {
    zIndex: vars.z.toast,
    maxInlineSize: 280,
    padding: `${vars.space.s1} ${vars.space.s2}`,
    borderRadius: vars.radius.control,
    // Inverted colours, to distinguish tooltips from menus.
    background: vars.color.text,
    color: vars.color.canvas,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    overflowWrap: 'anywhere',
  },
]);
