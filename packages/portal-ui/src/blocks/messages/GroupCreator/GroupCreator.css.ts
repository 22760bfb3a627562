import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element } from '../../../theme/reset.css.ts';

export const form = blockStyle([element, { display: 'flex', flexDirection: 'column', gap: vars.space.s4 }]);

export const footer = blockStyle({ alignItems: 'center', justifyContent: 'space-between' });

/** The summary is beside the submit button; on a phone, above it. */
export const summary = blockStyle([
  element,
  {
    flex: '1 1 240px',
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&[data-type="chat"]': { color: vars.color.text } },
  },
]);

export const buttons = blockStyle([
  element,
  { display: 'flex', gap: vars.space.s2, marginInlineStart: 'auto' },
]);
