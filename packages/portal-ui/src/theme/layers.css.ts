import { globalLayer } from '@vanilla-extract/css';

// An app places the whole library with one name (`@layer base, portal, utilities;`). The sublayers are declared
// together because the first declaration fixes their order, whichever sheet a bundler emits first.
const portal = globalLayer('portal');

/** Values of the tokens. */
export const themeLayer = globalLayer({ parent: portal }, 'theme');
/** Resets of our own elements. */
export const baseLayer = globalLayer({ parent: portal }, 'base');
/** Styles of the primitives. */
export const primitivesLayer = globalLayer({ parent: portal }, 'primitives');
/** Styles of the blocks: a block's `className` on a primitive wins over the primitive. */
export const blocksLayer = globalLayer({ parent: portal }, 'blocks');
