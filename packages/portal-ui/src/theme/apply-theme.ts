import { colorRoles, defaultAccent, palette, type Scheme } from './palette.ts';
import { schemeVariable } from './variables.ts';

/** `system` follows the device. */
export type ThemeScheme = Scheme | 'system';
/** Control heights 40, 36, 32 and 28 px, and the text size with them (specification, section 2). */
export type ThemeSize = 'default' | 'medium' | 'small' | 'mini';

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
  root.dataset['portalScheme'] = scheme;
  root.dataset['portalSize'] = size;
  const isDefault = accent.toLowerCase() === defaultAccent;
  for (const name of schemes) {
    const values = palette(accent, name);
    for (const role of colorRoles) {
      if (isDefault) root.style.removeProperty(schemeVariable(name, role));
      else root.style.setProperty(schemeVariable(name, role), values[role]);
    }
  }
}
