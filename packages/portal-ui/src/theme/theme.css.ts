import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { defaultAccent } from './colors/accents.ts';
import { palette, type Scheme } from './colors/palette.ts';
import { dark as darkRoots } from './variables.ts';

/** Values of the default accent: the first paint needs no script. `applyTheme` sets those of another one. */
const colors = (scheme: Scheme) => assignVars(vars.color, palette(defaultAccent, scheme));

const shadow = (scheme: Scheme) =>
  assignVars(vars.shadow, {
    float:
      scheme === 'light'
        ? '0 1px 2px rgb(15 23 42 / 6%), 0 12px 32px -4px rgb(15 23 42 / 16%)'
        : '0 0 0 1px rgb(255 255 255 / 7%), 0 16px 40px -4px rgb(0 0 0 / 60%)',
  });

const light = { ...colors('light'), ...shadow('light') };
const dark = { ...colors('dark'), ...shadow('dark') };

// In the order of the design. `system-ui` is Segoe UI on Western Windows, and a Chinese or Japanese family (Microsoft
// YaHei UI, Yu Gothic UI) on others, including its Latin letters.
const families = {
  usual:
    'system-ui, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Hiragino Sans", "Noto Sans CJK SC", sans-serif',
  ja: 'system-ui, "Segoe UI", "Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif',
};

/** All in px: heights and padding of controls, then the five text sizes. */
const sizes = {
  default: { height: 40, small: 32, padding: 14, xs: 12, sm: 13, md: 15, lg: 17, xl: 24 },
  medium: { height: 36, small: 30, padding: 12, xs: 12, sm: 13, md: 14, lg: 16, xl: 22 },
  small: { height: 32, small: 28, padding: 12, xs: 11, sm: 12, md: 13, lg: 15, xl: 20 },
  mini: { height: 28, small: 24, padding: 10, xs: 11, sm: 12, md: 12, lg: 14, xl: 18 },
};

function size(name: keyof typeof sizes) {
  const { height, small, padding, xs, sm, md, lg, xl } = sizes[name];
  return {
    ...assignVars(vars.control, {
      height: `${height}px`,
      heightSmall: `${small}px`,
      padding: `${padding}px`,
      target: '24px',
    }),
    ...assignVars(vars.font.size, {
      xs: `${xs}px`,
      sm: `${sm}px`,
      md: `${md}px`,
      lg: `${lg}px`,
      xl: `${xl}px`,
    }),
  };
}

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: {
        ...light,
        ...size('default'),
        ...assignVars(vars.space, {
          s1: '4px',
          s2: '8px',
          s3: '12px',
          s4: '16px',
          s5: '20px',
          s6: '24px',
          s8: '32px',
          s10: '40px',
          s12: '48px',
        }),
        ...assignVars(vars.radius, { control: '6px', card: '10px', dialog: '14px', round: '999px' }),
        ...assignVars(vars.motion, { fast: '120ms', base: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }),
        ...assignVars(vars.z, { bar: '10', drawer: '30', dialog: '40', popover: '50', toast: '60' }),
        ...assignVars(vars.font.weight, { regular: '400', medium: '500', strong: '600' }),
        ...assignVars(vars.font.line, { tight: '1.3', normal: '1.55' }),
        [vars.font.family]: families.usual,
      },
    },
  },
});

// The page's language selects the glyphs: Han characters differ between Chinese and Japanese.
globalStyle(':root:lang(ja)', { '@layer': { [themeLayer]: { vars: { [vars.font.family]: families.ja } } } });

globalStyle(darkRoots.told, {
  '@layer': { [themeLayer]: { '@media': { [darkRoots.media]: { colorScheme: 'dark', vars: dark } } } },
});
globalStyle(darkRoots.following, {
  '@layer': {
    [themeLayer]: { '@media': { [darkRoots.device]: { colorScheme: 'dark', vars: dark } } },
  },
});

for (const name of ['medium', 'small', 'mini'] as const) {
  globalStyle(`:root[data-portal-size="${name}"]`, { '@layer': { [themeLayer]: { vars: size(name) } } });
}
// 44 px for touch, in any size; `:root[…]` is repeated to outweigh the rules above.
globalStyle(':root:root:root', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        '(pointer: coarse)': {
          vars: {
            [vars.control.height]: '44px',
            [vars.control.heightSmall]: '44px',
            [vars.control.target]: '44px',
          },
        },
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms' },
        },
      },
    },
  },
});
