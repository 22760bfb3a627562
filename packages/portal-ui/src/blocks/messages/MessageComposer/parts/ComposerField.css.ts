import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

/** The field scrolls from here on. */
const maxBlockSize = '40dvh';
const padding = `10px ${vars.space.s3} 2px`;

export const grow = blockStyle([
  element,
  {
    display: 'grid',
    minBlockSize: vars.control.target,
    // The copy has elements in its text: a gap at their edges would move it.
    textAutospace: 'no-autospace',
    '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${vars.font.size.md})` } },
  },
]);

/** Scrolls as the field does, so that both break their lines alike. */
export const copy = blockStyle([
  element,
  {
    gridArea: '1 / 1',
    inlineSize: '100%',
    maxBlockSize,
    padding,
    overflowX: 'hidden',
    overflowY: 'auto',
    scrollbarColor: 'transparent transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    color: 'transparent',
    pointerEvents: 'none',
    userSelect: 'none',
  },
]);

/** Without a padding of its own, which would move the text. */
export const mention = blockStyle([
  element,
  {
    borderRadius: 4,
    background: vars.color.accentSoft,
    boxShadow: `0 0 0 1px ${vars.color.accentSoft}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const field = blockStyle([
  element,
  {
    position: 'relative',
    gridArea: '1 / 1',
    inlineSize: '100%',
    maxBlockSize,
    padding,
    resize: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outline: 'none',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      '&:placeholder-shown': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
]);
