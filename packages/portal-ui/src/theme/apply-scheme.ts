/** `system` follows the device. */
export type ThemeScheme = 'light' | 'dark' | 'system';
/** Control heights 40, 36, 32 and 28 px, with the text size (specification, section 2). */
export type ThemeSize = 'default' | 'medium' | 'small' | 'mini';

/**
 * The part of `applyTheme` that every page needs. Sufficient for the default accent, whose colours are in the style
 * sheet; load `applyTheme` for others.
 */
export function applyScheme(
  root: HTMLElement,
  { scheme, size }: { scheme: ThemeScheme; size: ThemeSize },
): void {
  root.dataset['portalScheme'] = scheme;
  root.dataset['portalSize'] = size;
}
