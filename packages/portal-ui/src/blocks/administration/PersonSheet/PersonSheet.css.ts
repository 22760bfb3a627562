import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list, truncate } from '../../../theme/reset.css.ts';

const phone = 'screen and (max-width: 599.98px)';

export const who = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s3, flex: 1 },
]);

export const form = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 },
]);

export const body = blockStyle({ display: 'grid', alignContent: 'start', gap: vars.space.s5 });

export const grid = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s4,
    alignItems: 'start',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const whole = blockStyle({ gridColumn: '1 / -1' });

export const section = blockStyle([element, { display: 'grid', gap: vars.space.s2 }]);

export const heading = blockStyle([
  element,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong },
]);

export const rows = blockStyle([
  list,
  {
    display: 'grid',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'hidden',
  },
]);

export const row = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s1} ${vars.space.s3}`,
    minBlockSize: 48,
    paddingInline: vars.space.s3,
    paddingBlock: vars.space.s1,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
]);

export const sessions = blockStyle([list, { display: 'grid', inlineSize: '100%' }]);

export const session = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s1} ${vars.space.s3}`,
    minBlockSize: 48,
    paddingBlock: vars.space.s1,
  },
]);

export const words = blockStyle([element, { display: 'grid', flex: '1 1 10em', minInlineSize: 0 }]);

export const name = blockStyle([element, truncate]);

export const note = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const actions = blockStyle([element, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 }]);

export const problem = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.danger }]);

export const skeleton = blockStyle({ display: 'grid', gap: vars.space.s5, paddingBlock: vars.space.s3 });

export const password = blockStyle([
  element,
  {
    padding: vars.space.s4,
    borderRadius: vars.radius.card,
    background: vars.color.canvas,
    fontFamily: vars.font.mono,
    fontSize: vars.font.size.lg,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);
