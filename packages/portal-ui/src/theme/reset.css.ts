import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { baseStyle } from './layered.ts';
import { baseLayer } from './layers.css.ts';

/** Reset of every element of the library. */
export const element = baseStyle({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: '0 solid',
  minInlineSize: 0,
});

/** Root of each tree of the library, including portalled ones: text, family and colour. */
export const root = baseStyle([
  element,
  {
    fontFamily: vars.font.family,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.regular,
    lineHeight: vars.font.line.normal,
    color: vars.color.text,
    textAlign: 'start',
    // Names in other scripts are inserted without spaces: “您邀请Emily Smith加入了群聊”.
    textAutospace: 'normal',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
]);

/** Focus ring of all focusable elements. */
export const focusRing = baseStyle({
  outline: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
});

/** A custom-styled `button`, tab or link. */
export const pressable = baseStyle([
  element,
  focusRing,
  {
    appearance: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    selectors: { '&:disabled, &[aria-disabled="true"], &[data-disabled]': { cursor: 'not-allowed' } },
  },
]);

/** `ul`, `ol`. Give the element `role="list"`: Safari drops the role of a list without markers. */
export const list = baseStyle([element, { listStyle: 'none' }]);

/** Visible to assistive technology only. */
export const visuallyHidden = baseStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Alignment of the text around an element, whatever its own direction. Chromium has only the prefixed value. */
export const alignedAround: ('-webkit-match-parent' | 'match-parent')[] = [
  '-webkit-match-parent',
  'match-parent',
];

/** One line, truncated by an ellipsis. */
export const truncate = baseStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** At most two lines, truncated by an ellipsis. */
export const twoLines = baseStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});

// In forced colours browsers keep an explicit colour of an SVG, so an icon inherits that of the text around it.
globalStyle(`:where(${root}) svg`, {
  '@media': { '(forced-colors: active)': { '@layer': { [baseLayer]: { forcedColorAdjust: 'auto' } } } },
});

// The direction of its own letters, so that a name is truncated at its end, and the alignment of the text around it.
globalStyle(`${truncate}, ${twoLines}, :where(${root}) bdi`, {
  '@layer': { [baseLayer]: { unicodeBidi: 'plaintext', textAlign: alignedAround } },
});

globalStyle(`:where(${root}) *, :where(${root}) *::before, :where(${root}) *::after`, {
  '@layer': { [baseLayer]: { boxSizing: 'border-box' } },
});
