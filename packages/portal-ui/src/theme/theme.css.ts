import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { defaultAccent, palette, type ColorRole, type Scheme } from './palette.ts';
import { schemeVariable } from './variables.ts';

/**
 * Values of the default accent stand here, so that the first paint needs no script. Another accent sets
 * `--portal-light-*` and `--portal-dark-*` on the root; which of the two counts stays a matter of CSS, so
 * that a change of the system's scheme needs no script either.
 */
function colors(scheme: Scheme) {
  const values = Object.entries(palette(defaultAccent, scheme)) as [ColorRole, string][];
  const roles = values.map(([role, value]) => [role, `var(${schemeVariable(scheme, role)}, ${value})`]);
  return assignVars(vars.color, Object.fromEntries(roles) as Record<ColorRole, string>);
}

const shadow = (scheme: Scheme) =>
  assignVars(vars.shadow, {
    float:
      scheme === 'light'
        ? '0 1px 2px rgb(15 23 42 / 6%), 0 12px 32px -4px rgb(15 23 42 / 16%)'
        : '0 0 0 1px rgb(255 255 255 / 7%), 0 16px 40px -4px rgb(0 0 0 / 60%)',
  });

const light = { ...colors('light'), ...shadow('light') };
const dark = { ...colors('dark'), ...shadow('dark') };

const sans = 'system-ui, "Segoe UI"';
const families = {
  zh: `${sans}, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif`,
  ja: `${sans}, "Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif`,
  other: `${sans}, "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Hiragino Sans", sans-serif`,
};

/** Control height, small control height, control padding, and the five text sizes, in px. */
const sizes = {
  default: [40, 32, 14, 12, 13, 15, 17, 24],
  medium: [36, 30, 12, 12, 13, 14, 16, 22],
  small: [32, 28, 12, 11, 12, 13, 15, 20],
  mini: [28, 24, 10, 11, 12, 12, 14, 18],
} as const;

function size(name: keyof typeof sizes) {
  const [height, heightSmall, padding, xs, sm, md, lg, xl] = sizes[name].map((value) => `${value}px`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    ...assignVars(vars.control, { height, heightSmall, padding, target: '24px' }),
    ...assignVars(vars.font.size, { xs, sm, md, lg, xl }),
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
        ...assignVars(vars.shell, {
          sidebar: '114px',
          sidebarCollapsed: '56px',
          topBar: '56px',
          tabsBar: '40px',
        }),
        ...assignVars(vars.font.weight, { regular: '400', medium: '500', strong: '600' }),
        ...assignVars(vars.font.line, { tight: '1.3', normal: '1.55' }),
        [vars.font.family]: families.other,
        [vars.font.mono]: 'ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace',
      },
    },
  },
});

// The page's language chooses the glyphs: a Han character is drawn differently in Chinese and Japanese.
globalStyle(':root:lang(zh)', { '@layer': { [themeLayer]: { vars: { [vars.font.family]: families.zh } } } });
globalStyle(':root:lang(ja)', { '@layer': { [themeLayer]: { vars: { [vars.font.family]: families.ja } } } });

globalStyle(':root[data-portal-scheme="dark"]', {
  '@layer': { [themeLayer]: { colorScheme: 'dark', vars: dark } },
});
globalStyle(':root:not([data-portal-scheme="light"])', {
  '@layer': {
    [themeLayer]: { '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } } },
  },
});

for (const name of ['medium', 'small', 'mini'] as const) {
  globalStyle(`:root[data-portal-size="${name}"]`, { '@layer': { [themeLayer]: { vars: size(name) } } });
}
// A finger needs 44 px whatever the size; `:root[…]` is repeated to outweigh the rules above.
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
