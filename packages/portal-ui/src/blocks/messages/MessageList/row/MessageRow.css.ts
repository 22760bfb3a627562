import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { blockStyle } from '../../../../theme/layered.ts';
import { measure } from '../../shared/measure.ts';
import { element, pressable } from '../../../../theme/reset.css.ts';

const avatarSize = 32;
const phone = 'screen and (max-width: 599.98px)';

export const row = blockStyle([
  element,
  {
    display: 'flow-root',
    // The same distance from both edges with any scrollbar, so that messages and composer are aligned.
    boxSizing: 'content-box',
    maxInlineSize: `min(${measure}px, 100cqi - 2 * ${vars.space.s4}, 100% - ${vars.space.s4})`,
    paddingInlineStart: vars.space.s4,
    paddingBlock: '2px',
    selectors: { '&[data-run]': { paddingBlockStart: vars.space.s3 } },
  },
]);

const flash = keyframes({
  '0%, 60%': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.accent}` },
  '100%': { boxShadow: '0 0 0 2px transparent, 0 0 0 4px transparent' },
});

/** Focus ring and jump highlight of a row: around its bubble, not across the list. */
const marks = {
  'article:focus-visible &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  // With reduced motion it is removed at the end; with motion it fades.
  '[data-highlighted] &': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.accent}` },
} as const;
const markMedia = {
  '(prefers-reduced-motion: no-preference)': {
    selectors: { '[data-highlighted] &': { animation: `${flash} 2.4s ease-out both` } },
  },
  '(forced-colors: active)': {
    selectors: { '[data-highlighted] &': { outline: '2px solid Highlight', outlineOffset: 2 } },
  },
} as const;

const between = blockStyle([
  element,
  {
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
    textAlign: 'center',
    paddingBlock: `${vars.space.s2} ${vars.space.s4}`,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const beginning = between;
/** A system message. */
export const event = blockStyle([
  between,
  {
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingBlock: vars.space.s1,
    paddingInline: vars.space.s3,
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: marks,
    '@media': markMedia,
  },
]);

/** A line may break after a button, but not between a name and the comma after it. */
export const eventName = blockStyle([element, { whiteSpace: 'nowrap' }]);

export const eventPerson = blockStyle([
  pressable,
  {
    position: 'relative',
    display: 'inline',
    borderRadius: 4,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text,
    userSelect: 'text',
    // A long name still wraps.
    whiteSpace: 'normal',
    ':hover': { color: vars.color.link, textDecoration: 'underline' },
    // Larger touch target of a name in a sentence.
    '@media': {
      '(pointer: coarse)': { '::before': { content: '""', position: 'absolute', inset: '-12px -4px' } },
    },
  },
]);

export const reedit = blockStyle([
  pressable,
  {
    minBlockSize: vars.control.target,
    marginInlineStart: vars.space.s2,
    borderRadius: 4,
    color: vars.color.link,
    ':hover': { textDecoration: 'underline' },
  },
]);
export const day = blockStyle([between, { fontWeight: vars.font.weight.medium }]);

export const unread = blockStyle([
  between,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    color: vars.color.link,
    fontWeight: vars.font.weight.medium,
    '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.link}`, opacity: 0.35 },
    '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.link}`, opacity: 0.35 },
  },
]);

export const message = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-selected]': {
        background: vars.color.accentSoft,
        boxShadow: `0 0 0 2px ${vars.color.accentSoft}`,
      },
    },
    '@media': {
      // A long press opens the menu, which can copy.
      '(pointer: coarse)': {
        selectors: { '[data-menu] &': { userSelect: 'none', WebkitTouchCallout: 'none' } },
      },
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: 2 } },
      },
    },
  },
]);

export const content = blockStyle([
  element,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s3,
    selectors: { '[data-own] > article > &': { justifyContent: 'flex-end' } },
  },
]);

/** During a selection the whole row is the press target. */
export const choice = blockStyle({
  paddingInlineEnd: vars.space.s3,
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

export const side = blockStyle([element, { position: 'relative', inlineSize: avatarSize, flexShrink: 0 }]);

export const sideButton = blockStyle([
  pressable,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: avatarSize,
    borderRadius: '50%',
    ':hover': { boxShadow: `0 0 0 2px ${vars.color.line}` },
    '@media': { '(pointer: coarse)': { '::before': { content: '""', position: 'absolute', inset: -6 } } },
  },
]);

export const column = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    maxInlineSize: `min(78%, 620px)`,
    selectors: { '[data-own] &': { alignItems: 'flex-end' } },
    '@media': { [phone]: { maxInlineSize: '88%' } },
  },
]);

export const header = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.s2,
    maxInlineSize: '100%',
    paddingBlockEnd: '4px',
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.line.tight,
    color: vars.color.textMuted,
  },
]);

export const name = blockStyle([
  element,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.font.weight.medium,
    color: vars.color.text,
  },
]);

export const application = blockStyle([
  element,
  {
    flexShrink: 0,
    paddingInline: 4,
    borderRadius: 4,
    background: vars.color.accentSoft,
    color: vars.color.link,
    fontWeight: vars.font.weight.medium,
  },
]);

export const time = blockStyle([element, { flexShrink: 0, fontVariantNumeric: 'tabular-nums' }]);

export const line = blockStyle([
  element,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: vars.space.s1,
    maxInlineSize: '100%',
  },
]);

/** Bubble and files; focus ring and jump highlight are around it. */
export const stack = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 4,
    maxInlineSize: '100%',
    borderRadius: vars.radius.card,
    selectors: { '[data-own] &': { alignItems: 'flex-end' }, ...marks },
    '@media': markMedia,
  },
]);

/** At the bottom of the bubble; before an own one, so that all own bubbles are aligned. */
export const pin = blockStyle([
  element,
  {
    display: 'inline-flex',
    flexShrink: 0,
    paddingBlockEnd: '4px',
    color: vars.color.textMuted,
    selectors: { '[data-own] &': { order: -1 } },
  },
]);

export const state = blockStyle([
  element,
  {
    display: 'inline-flex',
    flexShrink: 0,
    paddingBlockEnd: '4px',
    color: vars.color.textMuted,
    selectors: {
      '&[data-state="failed"]': { color: vars.color.danger },
      '&[data-state="read"]': { color: vars.color.link },
      'button&': { position: 'relative', cursor: 'pointer', background: 'none', borderRadius: 4 },
      // On touch it is beside the bubble, not on it.
      'button&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: `min(0px, (100% - ${vars.control.target}) / 2)`,
        insetInline: `min(0px, 100% + 2px - ${vars.control.target}) -2px`,
      },
      'button&:hover': { color: vars.color.link },
      'button&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
    },
  },
]);

export const failure = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space.s1,
    paddingBlockStart: '2px',
    fontSize: vars.font.size.sm,
    color: vars.color.danger,
  },
]);

export const actionRow = blockStyle([element, { display: 'flex', flexShrink: 0 }]);
