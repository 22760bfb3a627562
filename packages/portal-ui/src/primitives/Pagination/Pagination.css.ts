import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, list, pressable, root as rootStyle } from '../../theme/reset.css.ts';

const phone = 'screen and (max-width: 599.98px)';

export const root = primitiveStyle([
  rootStyle,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s3,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [phone]: { justifyContent: 'space-between' } },
  },
]);

export const total = primitiveStyle([
  element,
  { marginInlineEnd: 'auto', color: vars.color.textMuted, '@media': { [phone]: { marginInlineEnd: 0 } } },
]);

export const select = primitiveStyle([
  pressable,
  {
    minBlockSize: vars.control.heightSmall,
    paddingInline: vars.space.s2,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    appearance: 'auto',
    ':disabled': { opacity: 0.5 },
  },
]);

export const pages = primitiveStyle([
  list,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s1,
    '@media': { [phone]: { inlineSize: '100%', justifyContent: 'space-between', order: 1 } },
  },
]);

/** On a phone one text between the arrows replaces the page numbers. */
export const wide = primitiveStyle({ display: 'flex', '@media': { [phone]: { display: 'none' } } });
export const narrow = primitiveStyle([
  element,
  { display: 'none', color: vars.color.textMuted, '@media': { [phone]: { display: 'block' } } },
]);

export const page = primitiveStyle([
  pressable,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.control.heightSmall,
    minBlockSize: vars.control.heightSmall,
    paddingInline: 6,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    selectors: {
      '&:hover:not(:disabled, [aria-current])': { background: vars.color.hover },
      '&[aria-current]': {
        background: vars.color.accentSoft,
        color: vars.color.link,
        fontWeight: vars.font.weight.medium,
      },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const gap = primitiveStyle([
  element,
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.control.heightSmall,
    color: vars.color.textMuted,
    '@media': { [phone]: { display: 'none' } },
  },
]);

export const jump = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    '@media': { [phone]: { display: 'none' } },
  },
]);

export const jumpField = primitiveStyle([
  element,
  {
    inlineSize: 56,
    minBlockSize: vars.control.heightSmall,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'center',
    outline: 'none',
    ':focus': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
    ':disabled': { opacity: 0.5 },
  },
]);
