import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list } from '../../../theme/reset.css.ts';

export { note, root, title } from '../shared/section.css.ts';

export const state = blockStyle([
  element,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.s2} ${vars.space.s3}` },
]);

export const buttons = blockStyle([
  element,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, marginInlineStart: 'auto' },
]);

export const form = blockStyle([element, { display: 'grid', gap: vars.space.s4 }]);

export const text = blockStyle([element]);

/** Light in the dark, too: cameras read dark on light. */
export const qr = blockStyle([
  element,
  {
    display: 'block',
    inlineSize: 208,
    blockSize: 208,
    marginInline: 'auto',
    padding: vars.space.s3,
    borderRadius: vars.radius.control,
    background: '#fff',
    color: '#000',
    forcedColorAdjust: 'none',
  },
]);

export const secret = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    overflowWrap: 'anywhere',
  },
]);

export const mono = blockStyle([element, { fontFamily: vars.font.mono, overflowWrap: 'anywhere' }]);

export const codes = blockStyle([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))',
    gap: vars.space.s2,
    padding: vars.space.s4,
    borderRadius: vars.radius.control,
    background: vars.color.hover,
    fontFamily: vars.font.mono,
    textAlign: 'center',
  },
]);

export const code = blockStyle([element]);

export const outcome = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);
