import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { defaultAccent } from './colors/accents.ts';
import { palette, type Scheme } from './colors/palette.ts';
import {
  densities,
  durations,
  ease,
  families,
  floatShadow,
  layersOfZ,
  lineHeights,
  radius,
  space,
  target,
  weights,
  type Density,
} from './values.ts';
import { dark as darkRoots, familyList, withUnit } from './variables.ts';

/** Values of the default accent: the first paint needs no script. `applyTheme` sets those of another one. */
const colors = (scheme: Scheme) => assignVars(vars.color, palette(defaultAccent, scheme));

const shadow = (scheme: Scheme) =>
  assignVars(vars.shadow, {
    float: floatShadow[scheme]
      .map(({ color, alpha, y, blur, spread }) => {
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
        return `0 ${y}px ${blur}px ${spread}px rgb(${red} ${green} ${blue} / ${alpha * 100}%)`;
      })
      .join(', '),
  });

const light = { ...colors('light'), ...shadow('light') };
const dark = { ...colors('dark'), ...shadow('dark') };

/** Each value as a length. */
const px = <Name extends string>(lengths: Readonly<Record<Name, number>>) => withUnit(lengths, 'px');

function size(density: Density) {
  const { height, small, padding, ...text } = densities[density];
  return {
    ...assignVars(vars.control, px({ height, heightSmall: small, padding, target: target.fine })),
    ...assignVars(vars.font.size, px(text)),
  };
}

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: {
        ...light,
        ...size('default'),
        ...assignVars(vars.space, px(space)),
        ...assignVars(vars.radius, px(radius)),
        ...assignVars(vars.motion, {
          ...withUnit(durations, 'ms'),
          ease: `cubic-bezier(${ease.join(', ')})`,
        }),
        ...assignVars(vars.z, withUnit(layersOfZ)),
        ...assignVars(vars.font.weight, withUnit(weights)),
        ...assignVars(vars.font.line, withUnit(lineHeights)),
        [vars.font.family]: familyList(families.usual),
      },
    },
  },
});

// The page's language selects the glyphs: Han characters differ between Chinese and Japanese.
globalStyle(':root:lang(ja)', {
  '@layer': { [themeLayer]: { vars: { [vars.font.family]: familyList(families.ja) } } },
});

globalStyle(darkRoots.chosen, {
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
            [vars.control.height]: `${target.coarse}px`,
            [vars.control.heightSmall]: `${target.coarse}px`,
            [vars.control.target]: `${target.coarse}px`,
          },
        },
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms' },
        },
      },
    },
  },
});
