import { applyScheme, defaultAccent } from '@snap/portal-ui/theme';
import { configuration } from '../../configuration.ts';
import { preferences } from '../../stores/preferences.ts';

/** The colours of another accent are worked out, by code that the default one does without: its own lie in the styles. */
let accented = false;

function chosenAccent(): string {
  const chosen = configuration.layoutSettings ? preferences.layout.accent : '';
  return (chosen || configuration.themeColor || defaultAccent).toLowerCase();
}

/** Puts the chosen scheme and size on the page, which need no configuration. */
export function drawScheme(): void {
  applyScheme(document.documentElement, { scheme: preferences.theme, size: preferences.size });
}

/** Puts the chosen theme on the page: scheme and size at once; resolves when its colours are there too. */
export async function drawTheme(): Promise<void> {
  drawScheme();
  accented ||= chosenAccent() !== defaultAccent;
  if (!accented) return;
  const { applyTheme } = await import('./accent.ts');
  // What is chosen by now: a picker moves on while this loads.
  applyTheme(document.documentElement, {
    accent: chosenAccent(),
    scheme: preferences.theme,
    size: preferences.size,
  });
}
