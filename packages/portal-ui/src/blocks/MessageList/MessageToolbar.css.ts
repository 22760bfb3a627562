import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

/** At the end of the message's first line, over the row above: it takes no room. */
export const toolbar = blockStyle([
  element,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: -18,
    insetInlineEnd: 0,
    display: 'flex',
    padding: 2,
    // On a wide screen not further from the words than they may reach.
    selectors: { 'article:not([data-own] > *) > &': { insetInlineEnd: 'max(0px, 100% - 700px)' } },
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    // On a phone a long press opens the menu; a keyboard there still gets the toolbar.
    '@media': {
      '(hover: none)': {
        selectors: { 'article:not(:focus-visible, :has(:focus-visible)) > &': { display: 'none' } },
      },
    },
  },
]);
