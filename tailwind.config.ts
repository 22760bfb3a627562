import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--portal-${name})`;
const tokens = (group: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, token(`${group}-${name}`)]));

/** Layout utilities of the app. Every value is a token of portal-ui's theme, so that both follow one contract. */
export default {
  theme: {
    extend: {
      colors: tokens('color', [
        'canvas',
        'surface',
        'raised',
        'line',
        'text',
        'textMuted',
        'link',
        'accentSoft',
        'danger',
        'warning',
        'success',
      ]),
      spacing: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 8, 10, 12].map((step) => [`${step}`, token(`space-s${step}`)]),
      ),
      borderRadius: tokens('radius', ['control', 'card', 'dialog', 'round']),
      fontSize: tokens('font-size', ['xs', 'sm', 'md', 'lg', 'xl']),
      fontWeight: tokens('font-weight', ['regular', 'medium', 'strong']),
      zIndex: tokens('z', ['bar', 'drawer', 'dialog', 'popover', 'toast']),
    },
  },
} satisfies Config;
