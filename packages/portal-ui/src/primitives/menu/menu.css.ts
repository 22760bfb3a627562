import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { element, root } from '../../theme/reset.css.ts';
import { appear } from '../motion.css.ts';

/** Shared by the Radix menus, which differ only in their triggers. */
export const content = primitiveStyle([
  root,
  appear,
  {
    zIndex: vars.z.popover,
    minInlineSize: 160,
    maxInlineSize: 'min(320px, 100vw - 16px)',
    maxBlockSize:
      'var(--radix-dropdown-menu-content-available-height, var(--radix-context-menu-content-available-height))',
    overflowY: 'auto',
    padding: vars.space.s1,
    borderRadius: vars.radius.card,
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const item = primitiveStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: `max(32px, ${vars.control.heightSmall})`,
    paddingInline: vars.space.s2,
    paddingBlock: vars.space.s1,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.md,
    lineHeight: vars.font.line.tight,
    color: vars.color.text,
    outline: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: vars.color.hover },
      '&[data-tone="danger"]': { color: vars.color.danger },
      '&[data-tone="danger"][data-highlighted]': { background: vars.color.dangerSoft },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[data-state="checked"]': { color: vars.color.link, fontWeight: vars.font.weight.medium },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

/** Of items that are links. */
export const link = primitiveStyle({ textDecoration: 'none' });

export const icon = primitiveStyle([
  element,
  {
    display: 'inline-flex',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: 16,
    color: vars.color.textMuted,
    selectors: { '[data-tone="danger"] > &, [data-state="checked"] > &': { color: 'inherit' } },
  },
]);

export const text = primitiveStyle([element, { flex: 1, overflowWrap: 'anywhere' }]);

/** Reserves its room when nothing is checked, so that the texts are aligned. */
export const check = primitiveStyle([element, { display: 'inline-flex', flexShrink: 0, inlineSize: 16 }]);

export const label = primitiveStyle([
  element,
  {
    paddingInline: vars.space.s2,
    paddingBlock: vars.space.s1,
    fontSize: vars.font.size.xs,
    color: vars.color.textMuted,
  },
]);

export const separator = primitiveStyle([
  element,
  { blockSize: 1, marginBlock: vars.space.s1, background: vars.color.line },
]);
