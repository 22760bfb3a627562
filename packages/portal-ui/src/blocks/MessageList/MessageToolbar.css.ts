import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element } from '../../theme/reset.css.ts';

/** Room for four buttons. */
const width = 142;
/** Of a row, before the column of a message of others: the row's padding, the avatar and the gap. */
const before = 68;

/** Beside the message, over the row above: it takes no room. Beside a long one there is no room: then over its end. */
export const toolbar = blockStyle([
  element,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: -18,
    insetInlineStart: `min(100% + ${vars.space.s2}, 100cqi - ${before + 24 + width}px)`,
    display: 'flex',
    padding: 2,
    selectors: {
      '[data-own] &': {
        insetInline: `auto min(100% + ${vars.space.s2}, 100cqi - ${48 + width}px)`,
      },
    },
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    // On a phone a long press opens the menu; a keyboard there still gets the toolbar.
    '@media': {
      '(hover: none)': {
        selectors: { 'article:not(:focus-visible, :has(:focus-visible)) &': { display: 'none' } },
      },
    },
  },
]);
