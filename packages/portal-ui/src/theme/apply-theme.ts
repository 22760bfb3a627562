import { applyScheme, type ThemeScheme, type ThemeSize } from './apply-scheme.ts';
import { defaultAccent } from './accents.ts';
import { colorRoles, palette } from './palette.ts';
import { schemeVariable } from './variables.ts';

export interface Theme {
  /** Theme colour, `#rgb` or `#rrggbb`; what cannot be read becomes the fallback colour. */
  accent: string;
  scheme: ThemeScheme;
  size: ThemeSize;
}

const schemes = ['light', 'dark'] as const;

/**
 * Puts the theme on the page's root element (`document.documentElement`): two data attributes, and for an
 * accent other than the default the colour roles of both schemes as CSS variables.
 */
export function applyTheme(root: HTMLElement, { accent, scheme, size }: Theme): void {
  applyScheme(root, { scheme, size });
  const isDefault = accent.toLowerCase() === defaultAccent;
  for (const name of schemes) {
    const values = isDefault ? undefined : palette(accent, name);
    for (const role of colorRoles) {
      if (values) root.style.setProperty(schemeVariable(name, role), values[role]);
      else root.style.removeProperty(schemeVariable(name, role));
    }
  }
}
