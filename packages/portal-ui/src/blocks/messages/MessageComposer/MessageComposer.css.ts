import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { measure } from '../shared/measure.ts';
import { element, root as rootStyle } from '../../../theme/reset.css.ts';

const phone = 'screen and (max-width: 599.98px)';

export const root = blockStyle([
  rootStyle,
  {
    position: 'relative',
    paddingInline: vars.space.s4,
    paddingBlock: `0 max(${vars.space.s4}, env(safe-area-inset-bottom))`,
    background: vars.color.surface,
  },
]);

export const box = blockStyle([
  element,
  {
    position: 'relative',
    // As wide as the message column above.
    maxInlineSize: measure,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:has(textarea:focus)': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
      '&[data-invalid]': { borderColor: vars.color.danger, boxShadow: `0 0 0 1px ${vars.color.danger}` },
    },
  },
]);

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    padding: `${vars.space.s1} ${vars.space.s2} ${vars.space.s2}`,
  },
]);

/** The middle of the bar shrinks before the buttons do. */
export const middle = blockStyle([
  element,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s3,
    paddingInline: vars.space.s2,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
  },
]);

export const hint = blockStyle([
  element,
  {
    flex: 1,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    selectors: {
      // A hint that does not fit wraps below the only visible line: it hides instead of being cut off.
      '&:not([data-tone])': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        blockSize: '1lh',
        '@media': { [phone]: { display: 'none' } },
      },
      '&:not([data-tone])::before': { content: '""', inlineSize: 1, blockSize: '1lh' },
      '&[data-tone="info"]': { whiteSpace: 'normal', textWrap: 'balance' },
      '&[data-tone="warning"]': { whiteSpace: 'normal', color: vars.color.warning, textWrap: 'balance' },
      '&[data-tone="danger"]': { whiteSpace: 'normal', color: vars.color.danger, textWrap: 'balance' },
    },
  },
]);

export const limit = blockStyle([
  element,
  {
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    selectors: {
      '&:empty': { display: 'none' },
      '&[data-invalid]': { color: vars.color.danger, fontWeight: vars.font.weight.medium },
    },
  },
]);

/** Rejected files with their reasons. */
export const rejection = blockStyle({ margin: vars.space.s2, marginBlockEnd: 0 });

export const fileInput = blockStyle({ display: 'none' });

/** Covers the drop target, so that no child receives the drag events. */
export const drop = blockStyle([
  rootStyle,
  {
    position: 'absolute',
    inset: vars.space.s2,
    zIndex: vars.z.bar,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s1,
    padding: vars.space.s2,
    border: `2px dashed ${vars.color.accent}`,
    borderRadius: vars.radius.card,
    background: vars.color.accentSoft,
    color: vars.color.link,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-refused]': {
        borderColor: vars.color.lineStrong,
        background: vars.color.hover,
        color: vars.color.textMuted,
      },
    },
  },
]);

export const dropTitle = blockStyle([
  element,
  { fontWeight: vars.font.weight.medium, color: vars.color.text, textWrap: 'balance' },
]);

export const dropNote = blockStyle([
  element,
  { fontSize: vars.font.size.sm, color: vars.color.textMuted, textWrap: 'balance' },
]);

export const reason = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: 48,
    maxInlineSize: measure,
    paddingInline: vars.space.s4,
    borderRadius: vars.radius.card,
    background: vars.color.hover,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
]);
