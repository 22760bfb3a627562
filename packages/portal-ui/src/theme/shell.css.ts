import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';

// Separate from the other values: apps without the shell do not load them.
globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      vars: assignVars(vars.shell, {
        sidebar: '114px',
        sidebarCollapsed: '56px',
        topBar: '56px',
        tabsBar: '40px',
      }),
    },
  },
});
