import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, focusRing, list, root as rootStyle, twoLines } from '../../../theme/reset.css.ts';

export const root = blockStyle([rootStyle, { display: 'flex', flexDirection: 'column', gap: vars.space.s6 }]);

export const search = blockStyle({ inlineSize: '100%', maxInlineSize: 360 });

export const section = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s3 },
]);

export const head = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.control.heightSmall,
  },
]);

export const title = blockStyle([
  element,
  { fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong, lineHeight: vars.font.line.tight },
]);
export const count = blockStyle([element, { fontSize: vars.font.size.sm, color: vars.color.textMuted }]);
export const headEnd = blockStyle([element, { marginInlineStart: 'auto' }]);

export const grid = blockStyle([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: vars.space.s3,
    '@media': { 'screen and (max-width: 599.98px)': { gap: vars.space.s2 } },
  },
]);

export const tile = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    padding: vars.space.s3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:has(a)': { borderColor: vars.color.lineStrong },
      '&[data-lifted]': { borderColor: vars.color.accent, boxShadow: vars.shadow.float, zIndex: 1 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-lifted]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const texts = blockStyle([element, { display: 'flex', flexDirection: 'column', flex: 1 }]);

/** The link covers the tile; the buttons at its end are above it. */
export const link = blockStyle([
  element,
  focusRing,
  twoLines,
  {
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.tight,
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    },
  },
]);

export const name = blockStyle([
  element,
  { fontWeight: vars.font.weight.medium, lineHeight: vars.font.line.tight, overflowWrap: 'anywhere' },
]);

export const description = blockStyle([
  element,
  twoLines,
  {
    marginBlockStart: 2,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
  },
]);

/** With a mouse it shows on hover and focus, over the end of the texts; otherwise it always shows. */
export const more = blockStyle({
  position: 'relative',
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      position: 'absolute',
      insetInlineEnd: `calc(${vars.space.s3} + ${vars.control.height})`,
      background: vars.color.surface,
      opacity: 0,
      selectors: { 'li:hover > &, &:focus-visible, &[data-state="open"]': { opacity: 1 } },
    },
  },
});
export const pin = blockStyle({
  position: 'relative',
  selectors: { '&[aria-pressed="true"]': { background: 'none', color: vars.color.link } },
});
export const pinned = blockStyle({ fill: 'currentColor' });

export const hint = blockStyle([
  element,
  {
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s4,
    border: `1px dashed ${vars.color.line}`,
    borderRadius: vars.radius.card,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
  },
]);
