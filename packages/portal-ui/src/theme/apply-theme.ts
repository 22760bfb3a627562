import { applyScheme, type ThemeScheme, type ThemeSize } from './apply-scheme.ts';
import { defaultAccent } from './colors/accents.ts';
import { themeLayer } from './layers.css.ts';
import { colorRoles, palette, type Scheme } from './colors/palette.ts';
import { colorVariable, dark } from './variables.ts';

export interface Theme {
  /** Theme colour, `#rgb` or `#rrggbb`; invalid values become the fallback colour. */
  accent: string;
  scheme: ThemeScheme;
  size: ThemeSize;
}

/** Style sheet with the colours of a custom accent; empty for the default. */
let sheet: CSSStyleSheet | undefined;

/**
 * Applies the theme to the root element: two data attributes, and for a custom accent a style sheet with the colour
 * roles of both schemes. CSS selects the scheme, so that a change of the system's scheme needs no script.
 */
export function applyTheme(root: HTMLElement, { accent, scheme, size }: Theme): void {
  applyScheme(root, { scheme, size });
  const isDefault = accent.toLowerCase() === defaultAccent;
  if (isDefault && sheet === undefined) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    // Adopted sheets come after those of the page, also those that load later.
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(isDefault ? '' : colorsOf(accent));
}

/** In the layer of the default colours, so that the app's own values still win. */
function colorsOf(accent: string): string {
  const values = (scheme: Scheme) => {
    const colors = palette(accent, scheme);
    return colorRoles.map((role) => `${colorVariable(role)}:${colors[role]};`).join('');
  };
  const darkValues = values('dark');
  return `@layer ${themeLayer}{
    :root{${values('light')}}
    @media ${dark.media}{${dark.chosen}{${darkValues}}}
    @media ${dark.device}{${dark.following}{${darkValues}}}
  }`;
}
