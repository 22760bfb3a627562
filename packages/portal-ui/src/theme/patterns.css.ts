import { vars } from './contract.css.ts';
import { blockStyle } from './layered.ts';
import { element, pressable } from './reset.css.ts';

/** A pill of 32 px centred in a taller touch target: the fill of its `::before`. */
export const pill = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlock: 'calc((100% - min(100%, 32px)) / 2)',
  borderRadius: 'inherit',
} as const;

/** A filter chip; `aria-pressed` is its state. */
export const filterChip = blockStyle([
  pressable,
  {
    position: 'relative',
    isolation: 'isolate',
    flexShrink: 0,
    minBlockSize: `max(28px, min(${vars.control.target}, 44px))`,
    // A name of two characters may be narrower than a touch target.
    minInlineSize: `min(${vars.control.target}, 44px)`,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '::before': pill,
    selectors: {
      '&:hover::before': { background: vars.color.hover },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-pressed="true"]': { color: vars.color.link, fontWeight: vars.font.weight.medium },
      '&[aria-pressed="true"]::before': { background: vars.color.accentSoft },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

/** The active option of a list box, marked by `aria-selected`. */
export const activeOption = blockStyle({
  selectors: { '&[aria-selected="true"]': { background: vars.color.hover } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

/** Undo bar below a list, in the flow; hidden while empty. */
export const undoBar = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space.s3,
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - 2 * ${vars.space.s4})`,
    margin: `${vars.space.s2} auto`,
    paddingBlock: vars.space.s2,
    paddingInline: `${vars.space.s4} ${vars.space.s2}`,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

/** Frame of a group of settings. */
export const settingRows = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
]);

/** One setting of a group. */
export const settingRow = blockStyle([
  element,
  {
    padding: `${vars.space.s3} ${vars.space.s4}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s1 } },
  },
]);
