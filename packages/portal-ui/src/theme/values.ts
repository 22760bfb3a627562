import type { Scheme } from './colors/palette.ts';

// The values of the tokens that are no colours, for the styles (`theme.css.ts`), for design tools (`design-tokens.ts`) and for Storybook.
// Lengths in px, durations in ms.

/** In the order of the design. `system-ui` is Segoe UI on Western Windows, and a Chinese or Japanese family on others. */
export const families = {
  usual: [
    'system-ui',
    'Segoe UI',
    'PingFang SC',
    'Microsoft YaHei',
    'Hiragino Sans',
    'Noto Sans CJK SC',
    'sans-serif',
  ],
  ja: [
    'system-ui',
    'Segoe UI',
    'Hiragino Sans',
    'Yu Gothic UI',
    'Meiryo',
    'Noto Sans CJK JP',
    'Noto Sans JP',
    'sans-serif',
  ],
  mono: ['ui-monospace', 'SF Mono', 'Consolas', 'Liberation Mono', 'monospace'],
} as const;

/** Heights and padding of controls, then the five text sizes, by density. */
export const densities = {
  default: { height: 40, small: 32, padding: 14, xs: 12, sm: 13, md: 15, lg: 17, xl: 24 },
  medium: { height: 36, small: 30, padding: 12, xs: 12, sm: 13, md: 14, lg: 16, xl: 22 },
  small: { height: 32, small: 28, padding: 12, xs: 11, sm: 12, md: 13, lg: 15, xl: 20 },
  mini: { height: 28, small: 24, padding: 10, xs: 11, sm: 12, md: 12, lg: 14, xl: 18 },
} as const;
export type Density = keyof typeof densities;

/** Smallest side of a press target: with a mouse, and with a finger. */
export const target = { fine: 24, coarse: 44 } as const;

export const space = { s1: 4, s2: 8, s3: 12, s4: 16, s5: 20, s6: 24, s8: 32, s10: 40, s12: 48 } as const;
export const radius = { control: 6, card: 10, dialog: 14, round: 999 } as const;
export const durations = { fast: 120, base: 180 } as const;
export const ease = [0.2, 0, 0, 1] as const;
export const weights = { regular: 400, medium: 500, strong: 600 } as const;
export const lineHeights = { tight: 1.3, normal: 1.55 } as const;
export const layersOfZ = { bar: 10, drawer: 30, dialog: 40, popover: 50, toast: 60 } as const;
export const shellSizes = { sidebar: 114, sidebarCollapsed: 56, topBar: 56, tabsBar: 40 } as const;

interface Shadow {
  /** `#rrggbb`. */
  color: string;
  alpha: number;
  y: number;
  blur: number;
  spread: number;
}

/** The one soft shadow: of floating elements. */
export const floatShadow: Readonly<Record<Scheme, readonly Shadow[]>> = {
  light: [
    { color: '#0f172a', alpha: 0.06, y: 1, blur: 2, spread: 0 },
    { color: '#0f172a', alpha: 0.16, y: 12, blur: 32, spread: -4 },
  ],
  dark: [
    { color: '#ffffff', alpha: 0.07, y: 0, blur: 0, spread: 1 },
    { color: '#000000', alpha: 0.6, y: 16, blur: 40, spread: -4 },
  ],
};
