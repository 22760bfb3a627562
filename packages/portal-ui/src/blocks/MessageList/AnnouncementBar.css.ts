import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, pressable, root } from '../../theme/reset.css.ts';
import { measure } from './MessageRow.css.ts';

export const bar = blockStyle([
  root,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s2,
    flexShrink: 0,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s4,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.accentSoft,
    fontSize: vars.font.size.sm,
  },
]);

export const mark = blockStyle({ flexShrink: 0, blockSize: 20, color: vars.color.link });

export const words = blockStyle([
  element,
  { flex: 1, display: 'flex', flexDirection: 'column', gap: 2, maxInlineSize: measure },
]);

export const text = blockStyle([
  element,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    selectors: { '&[data-open]': { display: 'block', maxBlockSize: '40vh', overflowY: 'auto' } },
  },
]);

export const source = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s3,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const fold = blockStyle([
  pressable,
  {
    minBlockSize: vars.control.target,
    borderRadius: 4,
    fontWeight: vars.font.weight.medium,
    color: vars.color.link,
    ':hover': { textDecoration: 'underline' },
  },
]);
