/** `system` follows the device. */
export type ThemeScheme = 'light' | 'dark' | 'system';
/** Control heights 40, 36, 32 and 28 px, and the text size with them (specification, section 2). */
export type ThemeSize = 'default' | 'medium' | 'small' | 'mini';

/**
 * The part of `applyTheme` that every page needs: with the default accent, whose colours lie in the styles, it is enough,
 * and whoever wants another can load `applyTheme` then.
 */
export function applyScheme(
  root: HTMLElement,
  { scheme, size }: { scheme: ThemeScheme; size: ThemeSize },
): void {
  root.dataset['portalScheme'] = scheme;
  root.dataset['portalSize'] = size;
}
