import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';

// Separate from the other values: only code blocks need it.
globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      vars: { [vars.font.mono]: 'ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace' },
    },
  },
});
