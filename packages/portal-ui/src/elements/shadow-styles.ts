/** Attributes of the page's root, and those of an element that replace them. */
const attributes: readonly (readonly [string, string])[] = [
  ['data-portal-scheme', 'theme'],
  ['data-portal-size', 'size'],
];

/** The parts of a selector of the root: `:root`, repeated for specificity, and conditions in brackets or pseudo-classes. */
const root = /:root((?::root|\[[^\]]*\]|:not\([^)]*\)|:lang\([^)]*\))*)/g;

/** Converts styles of a page to those of a shadow root: what holds for the page's root holds for the host. */
export function shadowStyles(css: string): string {
  return css.replaceAll(root, (_, conditions: string) => {
    let own = conditions.replaceAll(':root', ':not(._)');
    for (const [page, element] of attributes) own = own.replaceAll(page, element);
    return own === '' ? ':host' : `:host(${own})`;
  });
}
