import { applyScheme, defaultAccent } from '@snap/portal-ui/theme';
import { configuration } from '../../configuration.ts';
import { preferences } from '../../stores/preferences.ts';

/** Another accent was chosen. Its colours are computed by lazy code; those of the default accent are in the styles. */
let accented = false;

function chosenAccent(): string {
  const chosen = configuration.layoutSettings ? preferences.layout.accent : '';
  return (chosen || configuration.themeColor || defaultAccent).toLowerCase();
}

/** Applies the chosen scheme and size, which need no configuration. */
export function applyPageScheme(): void {
  applyScheme(document.documentElement, { scheme: preferences.theme, size: preferences.size });
}

/** Applies the chosen theme: scheme and size at once. Resolves when its colours are applied, too. */
export async function applyPageTheme(): Promise<void> {
  applyPageScheme();
  accented ||= chosenAccent() !== defaultAccent;
  if (!accented) return;
  const { applyTheme } = await import('./accent.ts');
  // The current choice: it may have changed while the code loaded.
  applyTheme(document.documentElement, {
    accent: chosenAccent(),
    scheme: preferences.theme,
    size: preferences.size,
  });
}
