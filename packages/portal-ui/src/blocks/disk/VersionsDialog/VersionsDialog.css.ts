import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list as listStyle } from '../../../theme/reset.css.ts';

export const body = blockStyle({ display: 'grid', alignContent: 'start', gap: vars.space.s4 });
export const hint = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);

export const current = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    padding: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  },
]);
export const texts = blockStyle([element, { flex: 1, minInlineSize: 0 }]);
export const name = blockStyle({ fontWeight: vars.font.weight.medium });
export const time = blockStyle([element, { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }]);
export const facts = blockStyle([
  element,
  {
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const list = blockStyle([listStyle, { outline: 'none' }]);
/** The buttons wrap below the details where there is no room beside them. */
export const item = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s2,
    paddingBlock: vars.space.s3,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
  },
]);
export const itemTexts = blockStyle([element, { flex: '1 1 12em', minInlineSize: 0 }]);
export const actions = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s1 }]);
export const skeletonBlock = blockStyle([element, { paddingBlock: vars.space.s3 }]);
