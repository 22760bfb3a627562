import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';

// Apart from the other values: who takes a block without the shell does not load them.
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
