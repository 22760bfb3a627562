import '../../../theme/shell.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, root } from '../../../theme/reset.css.ts';

export const bar = blockStyle([
  root,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(240px, auto) minmax(min-content, 1fr)',
    alignItems: 'center',
    gap: vars.space.s4,
    flexShrink: 0,
    blockSize: vars.shell.topBar,
    paddingInline: vars.space.s3,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&:not([data-search])': { gridTemplateColumns: '1fr auto' },
      // Beside the areas the search shrinks first, to its minimum; then the areas do, controls never.
      '&[data-start]': { display: 'flex', justifyContent: 'space-between' },
    },
  },
]);

export const start = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', gap: vars.space.s2, minInlineSize: 0 },
]);

export const search = blockStyle([
  element,
  {
    inlineSize: 'clamp(240px, 30vw, 480px)',
    minInlineSize: 240,
    selectors: { '[data-start] > &': { flexShrink: 1_000 } },
  },
]);

export const actions = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space.s1, flexShrink: 0 },
]);
