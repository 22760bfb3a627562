import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { settingRow, settingRows } from '../../../theme/patterns.css.ts';
import { element, focusRing, pressable, root as rootStyle } from '../../../theme/reset.css.ts';

const side = `max(32px, ${vars.control.target})`;

export const root = blockStyle([rootStyle, { display: 'flex', flexDirection: 'column', gap: vars.space.s6 }]);

export const section = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s3 },
]);

export const title = blockStyle([
  element,
  {
    marginBlockEnd: vars.space.s3,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.tight,
    selectors: { 'h3&': { marginBlockEnd: 0 } },
  },
]);

export const swatches = blockStyle([element, { display: 'flex', flexWrap: 'wrap', gap: 6 }]);

export const swatch = blockStyle([
  element,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    borderRadius: vars.radius.control,
    // Outlines a dark colour on a dark dialog.
    boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { boxShadow: `0 0 0 2px ${vars.color.overlay}, 0 0 0 4px ${vars.color.text}` },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        border: '1px solid',
        selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: 1 } },
      },
    },
  },
]);

export const choice = blockStyle([
  element,
  focusRing,
  {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    cursor: 'inherit',
    ':focus-visible': { outlineOffset: 5 },
  },
]);

/** The browser's own colour picker, behind the last swatch. */
export const custom = blockStyle([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    blockSize: side,
    paddingInline: vars.space.s3,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    ':hover': { background: vars.color.hover },
    selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
  },
]);

export const well = blockStyle([
  element,
  {
    appearance: 'none',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: 4,
    overflow: 'hidden',
    background: 'none',
    cursor: 'inherit',
    outline: 'none',
    selectors: {
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: 0, borderRadius: 4 },
      '&::-moz-color-swatch': { border: 0, borderRadius: 4 },
    },
  },
]);

export const samples = blockStyle([
  element,
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s2 },
]);

export const sample = blockStyle([
  element,
  {
    // Opts out of forced colours, which would hide the colours.
    forcedColorAdjust: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s3,
    padding: vars.space.s3,
    border: '1px solid',
    borderRadius: vars.radius.card,
    fontSize: vars.font.size.sm,
  },
]);

export const sampleFill = blockStyle([
  element,
  {
    paddingInline: vars.space.s3,
    paddingBlock: vars.space.s1,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.medium,
  },
]);

export const note = blockStyle([
  element,
  { fontSize: vars.font.size.sm, lineHeight: vars.font.line.tight, color: vars.color.textMuted },
]);

export { settingRow as row, settingRows as rows };
