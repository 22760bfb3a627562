import { shadowStyles } from './shadow-styles.ts';

/** Styles of the elements' own parts. What text inherits from the page stays outside; a trigger is the page's, and keeps it. */
const frame = `
:host { display: block; }
:host([hidden]) { display: none !important; }
:host(portal-contact-picker), :host(portal-person-card[dialog]),
:host(portal-contact-picker) > div, :host(portal-person-card[dialog]) > div { display: contents; }
:host > div > :not(slot) {
  font-style: normal; font-variant: normal; letter-spacing: normal; word-spacing: normal; line-break: auto; word-break: normal;
  white-space: normal; text-indent: 0; text-shadow: none; text-transform: none; hyphens: manual; cursor: auto;
}
:host > [popover] {
  position: fixed; inset: 0 auto auto 0; display: block; inline-size: 0; block-size: 0; margin: 0; border: 0; padding: 0;
  overflow: visible; background: none;
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
