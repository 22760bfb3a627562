import { vars } from '../../theme/contract.css.ts';
import { blockStyle } from '../../theme/layered.ts';
import { element, pressable, root, truncate } from '../../theme/reset.css.ts';

export const bar = blockStyle([
  root,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollPaddingInline: 4,
    padding: 4,
  },
]);

export const slot = blockStyle([
  element,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    maxInlineSize: 200,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { background: vars.color.hover, color: vars.color.text },
    selectors: {
      '&[data-current]': {
        background: vars.color.raised,
        color: vars.color.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const tab = blockStyle([
  pressable,
  truncate,
  {
    flex: 1,
    minBlockSize: `max(28px, ${vars.control.target})`,
    paddingInline: vars.space.s3,
    fontSize: vars.font.size.sm,
    borderRadius: 'inherit',
    selectors: {
      '[data-closable] > &': { paddingInlineEnd: 26 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '[data-current] > &': { fontWeight: vars.font.weight.medium },
    },
  },
]);

/** Keyboards close with Delete: the mark is for pointers, and hidden from assistive tools. */
export const close = blockStyle([
  pressable,
  {
    position: 'absolute',
    insetInlineEnd: 4,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: 4,
    opacity: 0,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { background: vars.color.line },
    selectors: {
      '[data-closable]:hover > &, [data-closable]:focus-within > &, [data-current] > &': { opacity: 1 },
    },
  },
]);

/** Specification, section 2, Layout: the menu is 105 px wide, and grows with longer words. */
export const menu = blockStyle({ minInlineSize: 105 });
