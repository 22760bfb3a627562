import postcss, { type AtRule, type Rule } from 'postcss';

/**
 * Classes that the selectors of a layer are raised by. Each value exceeds the specificity that the layer before can have, so that the
 * order of the layers stays. Tokens stay in their layer: a host's own values win.
 */
const boosts: Readonly<Record<string, { by: number; most: number }>> = {
  // More than hosts write about buttons: `[type=button]:not(:disabled)`.
  'portal.base': { by: 3, most: 2 },
  'portal.primitives': { by: 5, most: 5 },
  'portal.blocks': { by: 10, most: Number.POSITIVE_INFINITY },
};

/**
 * Undoes what a host says of elements: each property of an element of the library has the browser's own value before the library's
 * styles. Icons and media keep the sizes that attributes give them.
 */
const revert = (prefix: string) => `
[class*='${prefix}']:not(svg, svg *, img, video, canvas, iframe, ._),
[class*='${prefix}']:not(._)::before,
[class*='${prefix}']:not(._)::after { all: revert }
[class*='${prefix}']:not(._)::-webkit-search-cancel-button,
[class*='${prefix}']:not(._)::-webkit-search-decoration { all: revert }
[class*='${prefix}']:is(svg, img, video, canvas, iframe):not(._),
[class*='${prefix}'] > svg:not([class]) {
  box-sizing: revert; display: revert; vertical-align: revert; max-inline-size: revert; border: revert;
}
`;

/** Classes, attributes and pseudo-classes of a selector. */
function classCount(selector: string): number {
  const counted = selector.replaceAll(/::[\w-]+/g, '').replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  return counted.match(/\.[\w-]|\[|:(?!not\(|is\(|has\()[\w-]/g)?.length ?? 0;
}

/** Adds a part that matches every element and counts as so many classes. */
const raised = (selector: string, by: number) =>
  selector.replace(/^(?:[a-z][\w-]*|\*)?/i, (element) => `${element}:not(${'._'.repeat(by)})`);

const isKeyframes = (node: Rule['parent']) =>
  node?.type === 'atrule' && 'name' in node && node.name.endsWith('keyframes');

/**
 * Takes the styles out of their cascade layers, for hosts whose own styles are in none: those would beat all layered styles, whatever
 * their selectors. The order of the layers becomes specificity.
 *
 * @param css Styles with the layers of `src/theme/layers.css.ts`.
 * @param prefix Beginning of every class of the library.
 * @throws When a selector has more classes than its layer may have.
 */
export function unlayer(css: string, prefix: string): string {
  const root = postcss.parse(css);
  const layers: { rule: AtRule; by: number; most: number }[] = [];
  root.walkAtRules('layer', (rule) => {
    const boost = boosts[rule.params];
    if (boost && rule.nodes) layers.push({ rule, ...boost });
    else if (boost) rule.remove();
  });
  for (const { rule, by, most } of layers) {
    rule.walkRules((styles) => {
      if (isKeyframes(styles.parent)) return;
      const excess = styles.selectors.find((selector) => classCount(selector) > most);
      if (excess !== undefined) throw new Error(`${rule.params} allows ${most} classes: ${excess}`);
      styles.selectors = styles.selectors.map((selector) => raised(selector, by));
    });
  }
  const [first] = layers;
  if (first) first.rule.before(postcss.parse(revert(prefix)).nodes);
  for (const { rule } of layers) rule.replaceWith(rule.nodes);
  return root.toString();
}
