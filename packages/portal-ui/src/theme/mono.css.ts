import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { families } from './values.ts';
import { familyList } from './variables.ts';

// Separate from the other values: only code blocks need it.
globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      vars: { [vars.font.mono]: familyList(families.mono) },
    },
  },
});
