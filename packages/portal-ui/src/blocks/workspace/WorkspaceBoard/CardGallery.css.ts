import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list } from '../../../theme/reset.css.ts';

export const offers = blockStyle([list, { display: 'grid', gap: vars.space.s2 }]);

export const offer = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    padding: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
]);

export const glyph = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.card,
    background: vars.color.accentSoft,
    color: vars.color.link,
  },
]);

export const texts = blockStyle([element, { display: 'flex', flexDirection: 'column', flex: 1 }]);
export const name = blockStyle([
  element,
  { fontWeight: vars.font.weight.medium, lineHeight: vars.font.line.tight, overflowWrap: 'anywhere' },
]);
export const description = blockStyle([
  element,
  { marginBlockStart: 2, fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);
export const added = blockStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    minBlockSize: vars.control.heightSmall,
    fontSize: vars.font.size.sm,
    color: vars.color.success,
  },
]);
