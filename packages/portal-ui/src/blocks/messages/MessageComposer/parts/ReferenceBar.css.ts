import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element, truncate } from '../../../../theme/reset.css.ts';

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    paddingBlock: vars.space.s1,
    paddingInline: `${vars.space.s3} ${vars.space.s2}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
  },
]);

export const glyph = blockStyle([element, { display: 'inline-flex', flexShrink: 0, color: vars.color.link }]);

export const texts = blockStyle([
  element,
  {
    flex: 1,
    paddingInlineStart: vars.space.s2,
    borderInlineStart: `2px solid ${vars.color.accent}`,
  },
]);

export const title = blockStyle([
  element,
  truncate,
  { display: 'block', fontWeight: vars.font.weight.medium, color: vars.color.text },
]);

export const text = blockStyle([element, truncate, { display: 'block', marginBlockStart: '2px' }]);
