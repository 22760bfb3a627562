import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s2,
    flexShrink: 0,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s4,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  },
]);

export const count = blockStyle([
  element,
  {
    // Never under the buttons: they go to a line of their own.
    flex: '1 0 auto',
    // The buttons stay within the column of the messages.
    maxInlineSize: 420,
    whiteSpace: 'nowrap',
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
]);
