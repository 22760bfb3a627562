import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { pressable, root } from '../../../theme/reset.css.ts';

export const form = blockStyle([
  root,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s4, inlineSize: '100%' },
]);

export const submit = blockStyle({ marginBlockStart: vars.space.s1 });

export const unfold = blockStyle([
  pressable,
  {
    alignSelf: 'center',
    minBlockSize: vars.control.target,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    ':hover': { color: vars.color.link },
  },
]);
