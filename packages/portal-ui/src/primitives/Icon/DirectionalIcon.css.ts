import { primitiveStyle } from '../../theme/layered.ts';

/**
 * `[dir]`, not `:dir()`, which build tools rewrite to a list of languages for older browsers. `scale` leaves `transform` to the place
 * of use.
 */
export const directional = primitiveStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
