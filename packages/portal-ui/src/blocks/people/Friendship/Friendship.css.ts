import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element } from '../../../theme/reset.css.ts';

/** Negative margins: takes no more height than the line of the name. */
export const star = blockStyle({
  flexShrink: 0,
  alignSelf: 'flex-start',
  marginBlock: '-6px',
  selectors: { '&[aria-pressed="true"]:not(:hover)': { background: 'transparent' } },
});

export const starGlyph = blockStyle({
  selectors: { '[aria-pressed="true"] > &': { color: vars.color.warning, fill: 'currentColor' } },
});

/** Like the other actions of the card. */
export const action = blockStyle({ flex: '1 1 128px', minInlineSize: 'max-content' });

export const waiting = blockStyle([
  element,
  {
    display: 'flex',
    flex: '1 1 128px',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.control.height,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);

export const requestReceived = blockStyle({ flex: '1 1 100%', alignItems: 'center' });
