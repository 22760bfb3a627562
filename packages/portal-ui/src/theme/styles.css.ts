// Entry of `@snap/portal-ui/styles.css` when the library is used from source: the layers and the values of the tokens.
// Each component brings its own styles. In the built package the same path contains everything.
import './layers.css.ts';
import './theme.css.ts';
import './reset.css.ts';
