import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { element, pressable, root as rootStyle, truncate } from '../../../theme/reset.css.ts';

export const root = blockStyle([rootStyle, { display: 'flex', alignItems: 'center', minInlineSize: 0 }]);

export const list = blockStyle([
  element,
  {
    flex: 1,
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
      // Drop position of a dragged tab.
      '&[data-drop]::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 2,
        inlineSize: 2,
        borderRadius: 1,
        background: vars.color.accent,
      },
      '&[data-drop="before"]::after': { insetInlineStart: -2 },
      '&[data-drop="after"]::after': { insetInlineEnd: -2 },
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
      '[data-closable] > &, [data-dirty] > &': { paddingInlineEnd: 26 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '[data-current] > &': { fontWeight: vars.font.weight.medium },
    },
  },
]);

/** For pointers only, and hidden from assistive technology: the keyboard closes with Delete. */
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
      '[data-closable]:hover > &, [data-closable]:focus-within > &, [data-current]:not([data-dirty]) > &': {
        opacity: 1,
      },
    },
  },
]);

/** Unsaved changes: a dot in place of the close button. */
export const dirty = blockStyle([
  element,
  {
    position: 'absolute',
    insetInlineEnd: 10,
    inlineSize: 6,
    blockSize: 6,
    borderRadius: '50%',
    background: vars.color.link,
    selectors: {
      '[data-closable]:hover > &, [data-closable]:focus-within > &': { opacity: 0 },
    },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
]);

export const more = blockStyle({ flexShrink: 0, marginInlineEnd: vars.space.s1 });

/** The menu is 105 px wide (specification, section 2, Layout) and grows with longer labels. */
export const menu = blockStyle({ minInlineSize: 105 });
