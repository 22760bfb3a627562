import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { element } from '../../../../theme/reset.css.ts';

/** The field scrolls above this height. */
const maxBlockSize = '40dvh';
const padding = `10px ${vars.space.s3} 2px`;

export const grow = blockStyle([
  element,
  {
    display: 'grid',
    minBlockSize: vars.control.target,
    // The mirror has elements in its text: gaps at their edges would shift it.
    textAutospace: 'no-autospace',
    '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${vars.font.size.md})` } },
  },
]);

/** Scrolls like the field, so that both wrap lines alike. */
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

/** No padding, which would shift the text. */
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
