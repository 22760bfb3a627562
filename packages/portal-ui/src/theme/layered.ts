import { style, type StyleRule } from '@vanilla-extract/css';
import { baseLayer, blocksLayer, primitivesLayer } from './layers.css.ts';

/** A rule with states, selectors and media queries, as used inside a layer. */
export type LayeredRule = Omit<StyleRule, '@layer'>;
type Composed = LayeredRule | (string | LayeredRule)[];

function layered(layer: string, rule: Composed): string {
  const wrap = (part: LayeredRule): StyleRule => ({ '@layer': { [layer]: part } });
  return style(
    Array.isArray(rule) ? rule.map((part) => (typeof part === 'string' ? part : wrap(part))) : wrap(rule),
  );
}

/** Wraps a rule in the layer of the primitives, for use in `styleVariants`. */
export const inPrimitives = (rule: LayeredRule): StyleRule => ({ '@layer': { [primitivesLayer]: rule } });

/** A class in the reset layer. Call only from `*.css.ts`. */
export const baseStyle = (rule: Composed): string => layered(baseLayer, rule);
/** A class of a primitive: a rule, or a list of classes to build on and rules. Call only from `*.css.ts`. */
export const primitiveStyle = (rule: Composed): string => layered(primitivesLayer, rule);
/** A class of a block: a rule, or a list of classes to build on and rules. Call only from `*.css.ts`. */
export const blockStyle = (rule: Composed): string => layered(blocksLayer, rule);
