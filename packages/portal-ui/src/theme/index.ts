export { applyScheme, type ThemeScheme, type ThemeSize } from './apply-scheme.ts';
export { applyTheme, type Theme } from './apply-theme.ts';
export { accentPresets, defaultAccent } from './colors/accents.ts';
export { vars } from './contract.css.ts';
