import { applyTheme, defaultAccent } from '@snap/portal-ui/theme';
import { configuration } from '../stores/configuration.ts';
import { preferences } from '../stores/preferences.ts';

/** Applies the scheme and the size that were chosen, with the installation's colour. */
export function applyPageTheme(): void {
  applyTheme(document.documentElement, {
    accent: (configuration.themeColor || defaultAccent).toLowerCase(),
    scheme: preferences.theme,
    size: preferences.size,
  });
}
