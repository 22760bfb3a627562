import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, root } from '../../theme/reset.css.ts';

export const bar = blockStyle([
  root,
  {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, auto) 1fr',
    alignItems: 'center',
    gap: vars.space.s4,
    flexShrink: 0,
    blockSize: vars.shell.topBar,
    paddingInline: vars.space.s3,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:not([data-search])': { gridTemplateColumns: '1fr auto' } },
  },
]);

export const start = blockStyle([element, { display: 'flex', alignItems: 'center', gap: vars.space.s2 }]);

export const search = blockStyle([
  element,
  { inlineSize: 'clamp(320px, 34vw, 480px)', maxInlineSize: '100%' },
]);

export const actions = blockStyle([
  element,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space.s1 },
]);
