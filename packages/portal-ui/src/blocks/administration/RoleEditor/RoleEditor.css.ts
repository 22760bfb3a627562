import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import {
  element,
  list as plainList,
  pressable,
  root as rootStyle,
  truncate,
} from '../../../theme/reset.css.ts';

export const list = blockStyle([
  rootStyle,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s2,
    minBlockSize: 0,
    padding: vars.space.s3,
    background: vars.color.surface,
  },
]);

export const search = blockStyle([element, { display: 'grid' }]);

export const skeleton = blockStyle({ display: 'grid', gap: vars.space.s4, padding: vars.space.s3 });

export const roles = blockStyle([
  plainList,
  { display: 'grid', alignContent: 'start', gap: vars.space.s1, minBlockSize: 0, overflowY: 'auto', flex: 1 },
]);

export const item = blockStyle([element, { display: 'grid', minInlineSize: 0 }]);

export const role = blockStyle([
  pressable,
  {
    display: 'grid',
    gap: 2,
    minBlockSize: 44,
    alignContent: 'center',
    paddingInline: vars.space.s3,
    paddingBlock: vars.space.s2,
    borderRadius: vars.radius.control,
    textAlign: 'start',
    minInlineSize: 0,
    selectors: {
      '&:hover': { background: vars.color.canvas },
      '&[aria-current]': { background: vars.color.accentSoft },
    },
  },
]);

export const line = blockStyle([
  element,
  { display: 'flex', gap: vars.space.s3, justifyContent: 'space-between', alignItems: 'baseline' },
]);

export const name = blockStyle([element, truncate, { fontWeight: vars.font.weight.medium }]);

export const count = blockStyle([
  element,
  {
    flexShrink: 0,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const note = blockStyle([
  element,
  truncate,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

export const form = blockStyle([
  rootStyle,
  { display: 'grid', alignContent: 'start', gap: vars.space.s5, maxInlineSize: 960 },
]);

export const section = blockStyle([element, { display: 'grid', gap: vars.space.s3, minInlineSize: 0 }]);

export const heading = blockStyle([
  element,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong },
]);

export const problem = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.danger }]);

export const groups = blockStyle([
  element,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: vars.space.s4,
    alignItems: 'start',
  },
]);

export const group = blockStyle([
  element,
  {
    display: 'grid',
    gap: vars.space.s2,
    padding: vars.space.s4,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    minInlineSize: 0,
  },
]);

export const legend = blockStyle([
  element,
  { paddingInline: vars.space.s1, fontSize: vars.font.size.sm, color: vars.color.textMuted },
]);

export const rules = blockStyle([plainList, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 }]);

export const rule = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 36,
    paddingInlineStart: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    minInlineSize: 0,
  },
]);

export const code = blockStyle([
  element,
  {
    fontFamily: vars.font.mono,
    fontSize: vars.font.size.sm,
    overflowWrap: 'anywhere',
    paddingInlineEnd: vars.space.s2,
  },
]);

export const newRule = blockStyle([
  element,
  // The button stands beside the field, above the hint.
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, alignItems: 'center' },
]);

export const ruleField = blockStyle({ flex: '1 1 240px', maxInlineSize: 420 });

export const footer = blockStyle([
  element,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.s3, justifyContent: 'flex-end' },
]);
