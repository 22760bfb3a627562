import { defaultAccent } from '../colors/accents.ts';
import { colorRoles, palette, type Scheme } from '../colors/palette.ts';
import { colorUse } from '../colors/roles.ts';
import {
  densities,
  durations,
  ease,
  families,
  floatShadow,
  layersOfZ,
  lineHeights,
  radius,
  shellSizes,
  space,
  target,
  weights,
  type Density,
} from '../values.ts';

// The tokens in the format of the Design Tokens Community Group (2025.10), which Figma, Tokens Studio and Style Dictionary read.
// Names are those of the CSS variables: the token `portal.color.text` is `--portal-color-text`.

interface Token {
  $value: unknown;
  $description?: string;
}
interface Group {
  $type?: string;
  $description?: string;
  [name: string]: Token | Group | string | undefined;
}
/** A file of tokens. */
export interface TokenFile {
  portal: Group;
}

const each = <Name extends string, Value>(
  values: Readonly<Record<Name, Value>>,
  token: (value: Value) => unknown,
): Record<string, Token> =>
  Object.fromEntries(Object.entries<Value>(values).map(([name, value]) => [name, { $value: token(value) }]));

const dimension = (value: number) => ({ value, unit: 'px' });
const duration = (value: number) => ({ value, unit: 'ms' });
const number = (value: number) => value;

/** @param hex `#rrggbb` or `#rrggbbaa`. */
function color(hex: string, alpha = hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1) {
  const components = [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return { colorSpace: 'srgb', components, alpha: rounded(alpha), hex: hex.slice(0, 7) };
}
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Colours and the shadow: one mode for each scheme. */
function schemeTokens(scheme: Scheme): TokenFile {
  const colors = palette(defaultAccent, scheme);
  return {
    portal: {
      color: {
        $type: 'color',
        ...Object.fromEntries(
          colorRoles.map((role) => [role, { $value: color(colors[role]), $description: colorUse[role].use }]),
        ),
      },
      shadow: {
        $type: 'shadow',
        float: {
          $value: floatShadow[scheme].map(({ color: hex, alpha, y, blur, spread }) => ({
            color: color(hex, alpha),
            offsetX: dimension(0),
            offsetY: dimension(y),
            blur: dimension(blur),
            spread: dimension(spread),
          })),
        },
      },
    },
  };
}

/** Heights of controls and sizes of text: one mode for each density. */
function densityTokens(density: Density): TokenFile {
  const { height, small, padding, ...text } = densities[density];
  return {
    portal: {
      control: {
        $type: 'dimension',
        ...each({ height, heightSmall: small, padding, target: target.fine }, dimension),
      },
      font: { size: { $type: 'dimension', ...each(text, dimension) } },
    },
  };
}

/** What is the same in all modes. */
const baseTokens: TokenFile = {
  portal: {
    space: { $type: 'dimension', ...each(space, dimension) },
    radius: { $type: 'dimension', ...each(radius, dimension) },
    font: {
      family: { $type: 'fontFamily', $value: families.usual },
      mono: { $type: 'fontFamily', $value: families.mono },
      weight: { $type: 'fontWeight', ...each(weights, number) },
      line: { $type: 'number', ...each(lineHeights, number) },
    },
    motion: {
      ...Object.fromEntries(
        Object.entries(each(durations, duration)).map(([name, token]) => [
          name,
          { $type: 'duration', ...token },
        ]),
      ),
      ease: { $type: 'cubicBezier', $value: ease },
    },
    z: { $type: 'number', ...each(layersOfZ, number) },
    shell: { $type: 'dimension', ...each(shellSizes, dimension) },
  },
};

/** Every file of tokens, by its name: import `base`, one of the schemes and one of the densities. */
export const tokenFiles: Readonly<Record<string, TokenFile>> = {
  base: baseTokens,
  light: schemeTokens('light'),
  dark: schemeTokens('dark'),
  ...Object.fromEntries(
    (['default', 'medium', 'small', 'mini'] as const).map((density) => [
      `density-${density}`,
      densityTokens(density),
    ]),
  ),
};
