import '../../../theme/shell.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, list as resetList, pressable, root } from '../../../theme/reset.css.ts';

const stacked = '[data-layout="stacked"] &';
const collapsed = '[data-layout="collapsed"] &';
const drawer = '[data-layout="drawer"] &';

export const sidebar = blockStyle([
  root,
  {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    blockSize: '100%',
    background: vars.color.surface,
    selectors: {
      '&[data-layout="stacked"]': { inlineSize: vars.shell.sidebar },
      '&[data-layout="collapsed"]': { inlineSize: vars.shell.sidebarCollapsed },
      '&[data-layout="drawer"]': { inlineSize: '100%' },
    },
  },
]);

export const logo = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    blockSize: vars.shell.topBar,
    selectors: { [drawer]: { justifyContent: 'flex-start', paddingInline: vars.space.s5 } },
  },
]);

export const list = blockStyle([
  resetList,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s1,
    flex: 1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    padding: vars.space.s2,
    selectors: { [collapsed]: { paddingInline: 6 } },
  },
]);

export const children = blockStyle([
  resetList,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    marginBlockStart: 2,
    selectors: { [drawer]: { paddingInlineStart: vars.space.s6 } },
  },
]);

/** Wraps a link, as the anchor of its tooltip. */
export const spot = blockStyle([element, { display: 'block' }]);

export const entry = blockStyle([
  pressable,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    borderRadius: vars.radius.card,
    color: vars.color.textMuted,
    // No transition: everything painted in the current colour would be restyled in every frame.
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { background: vars.color.hover, color: vars.color.text },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -8,
      insetBlock: 14,
      inlineSize: 3,
      borderStartEndRadius: 3,
      borderEndEndRadius: 3,
      background: 'transparent',
    },
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      [stacked]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 6,
        minBlockSize: 64,
        paddingInline: vars.space.s1,
        paddingBlock: vars.space.s2,
        textAlign: 'center',
      },
      [collapsed]: { justifyContent: 'center', blockSize: 44 },
      '[data-layout="collapsed"] &::before': { insetInlineStart: -6, insetBlock: 12 },
      [drawer]: { gap: vars.space.s3, minBlockSize: 44, paddingInline: vars.space.s3 },
      '&[aria-current="page"], &[data-inside]': {
        background: vars.color.accentSoft,
        color: vars.color.link,
      },
      '&[data-inside]': { background: 'transparent' },
      '&[aria-current="page"]::before': { background: vars.color.accent },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

/** Holds the icon and the badge at its corner. */
export const mark = blockStyle([element, { position: 'relative', display: 'inline-flex', flexShrink: 0 }]);

export const label = blockStyle([
  element,
  {
    fontSize: vars.font.size.sm,
    lineHeight: 1.25,
    // Long Spanish words may be hyphenated, but not broken elsewhere.
    hyphens: 'auto',
    overflowWrap: 'break-word',
    // In Japanese no line starts with a small kana.
    lineBreak: 'strict',
    maxInlineSize: '100%',
    selectors: {
      [stacked]: { fontSize: vars.font.size.xs },
      [drawer]: { flex: 1, fontSize: vars.font.size.md },
      '[aria-current="page"] > &': { fontWeight: vars.font.weight.medium },
    },
  },
]);

export const badge = blockStyle({
  position: 'absolute',
  insetInlineStart: 12,
  insetBlockStart: -8,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  selectors: {
    [drawer]: { position: 'static', boxShadow: 'none' },
    // At its maximum width it stays inside the bar, and the icon stays visible.
    [collapsed]: { insetInlineStart: 'auto', insetInlineEnd: -15, insetBlockStart: -12 },
  },
});

export const chevron = blockStyle([
  element,
  {
    display: 'inline-flex',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [stacked]: { position: 'absolute', insetInlineEnd: 6, insetBlockStart: 12 },
      [collapsed]: { display: 'none' },
      '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
    },
  },
]);

export const empty = blockStyle([
  element,
  {
    padding: vars.space.s3,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: { [drawer]: { paddingInline: vars.space.s5, textAlign: 'start' } },
  },
]);
