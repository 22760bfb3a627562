import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable, root } from '../../../theme/reset.css.ts';

export const page = blockStyle([
  root,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    minBlockSize: '100dvh',
    padding: vars.space.s6,
    overflow: 'hidden',
    background: vars.color.canvas,
    // Two blurred lights of the theme colour, as a quiet background.
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: [
        `radial-gradient(60rem 40rem at 85% -10%, ${vars.color.accentSoft}, transparent 70%)`,
        `radial-gradient(50rem 36rem at 5% 110%, ${vars.color.accentSoft}, transparent 70%)`,
      ].join(','),
    },
    '@media': {
      'screen and (max-width: 599.98px)': {
        paddingInline: vars.space.s5,
        background: vars.color.surface,
        '::before': {
          background: `radial-gradient(30rem 22rem at 70% -10%, ${vars.color.accentSoft}, transparent 75%)`,
        },
      },
    },
  },
]);

export const card = blockStyle([
  element,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s8,
    // Slightly above the middle: the optical centre.
    alignSelf: 'center',
    marginBlockEnd: '4vh',
    inlineSize: '100%',
    maxInlineSize: 408,
    padding: vars.space.s10,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.dialog,
    background: vars.color.surface,
    '@media': {
      'screen and (max-width: 599.98px)': {
        alignSelf: 'start',
        marginBlockStart: '10vh',
        padding: 0,
        border: 0,
        background: 'transparent',
      },
    },
  },
]);

export const head = blockStyle([
  element,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s2, alignItems: 'center', textAlign: 'center' },
]);

export const logo = blockStyle([
  element,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    marginBlockEnd: vars.space.s2,
    borderRadius: 12,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: 22,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const title = blockStyle([
  element,
  {
    fontSize: vars.font.size.xl,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    textWrap: 'balance',
  },
]);

export const subtitle = blockStyle([element, { color: vars.color.textMuted }]);

/** A row below the form, justified. */
export const links = blockStyle([
  element,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-around',
    columnGap: vars.space.s4,
    marginBlockStart: `calc(-1 * ${vars.space.s4})`,
    paddingBlockStart: vars.space.s4,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);

export const link = blockStyle([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: `max(32px, ${vars.control.target})`,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    color: vars.color.link,
    ':hover': { textDecoration: 'underline' },
  },
]);

export const languages = blockStyle([
  element,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s1 },
]);

export const language = blockStyle([
  pressable,
  {
    minBlockSize: `max(32px, ${vars.control.target})`,
    minInlineSize: vars.control.target,
    paddingInline: vars.space.s3,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    color: vars.color.textMuted,
    ':hover': { background: vars.color.hover, color: vars.color.text },
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.link, fontWeight: vars.font.weight.medium },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
    },
  },
]);
