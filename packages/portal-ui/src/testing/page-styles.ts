import { setElementStyles } from '../elements/element-styles.ts';

/** Gives the custom elements the styles of the page, where they are run from source. */
export function adoptPageStyles(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  setElementStyles(rules.map(({ cssText }) => cssText).join('\n'));
}
