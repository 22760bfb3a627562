import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root as rootStyle } from '../../../theme/reset.css.ts';

/** A section of the profile. */
export const root = blockStyle([
  rootStyle,
  {
    display: 'grid',
    gap: vars.space.s3,
    padding: vars.space.s5,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
]);

export const title = blockStyle([
  element,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong },
]);

export const note = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);
