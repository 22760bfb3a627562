import { shadowStyles } from './shadow-styles.ts';

/** Styles of the elements' own parts. */
const frame = `
:host { display: block; }
:host([hidden]) { display: none !important; }
:host([data-inline]) { display: contents; }
[popover] {
  position: fixed; inset: 0 auto auto 0; inline-size: 0; block-size: 0; margin: 0; border: 0; padding: 0;
  overflow: visible; color: inherit; background: none;
}
`;

let sheet: CSSStyleSheet | undefined;

/** Sets the styles of all elements: text of the library's styles, as a page has them. Call before an element is created. */
export function setElementStyles(css: string): void {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(shadowStyles(css) + frame);
}

/** The styles of all elements, as one sheet that they share. Constructed sheets pass every `style-src` policy. */
export function elementStyles(): CSSStyleSheet[] {
  return sheet ? [sheet] : [];
}
