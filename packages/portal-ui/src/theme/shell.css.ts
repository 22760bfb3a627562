import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { shellSizes } from './values.ts';
import { withUnit } from './variables.ts';

// Separate from the other values: apps without the shell do not load them.
globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      vars: assignVars(vars.shell, withUnit(shellSizes, 'px')),
    },
  },
});
