export { FullScreenToggle } from './FullScreenToggle.tsx';
export { languageCodes, languageNames } from './languages.ts';
export { LanguageSelect } from './LanguageSelect.tsx';
export { SizeSelect } from './SizeSelect.tsx';
export { ThemeSelect } from './ThemeSelect.tsx';
export type {
  FullScreenToggleLabels,
  FullScreenToggleProps,
  LanguageCode,
  LanguageSelectLabels,
  LanguageSelectProps,
  SizeSelectLabels,
  SizeSelectProps,
  ThemeSelectLabels,
  ThemeSelectProps,
} from './types.ts';
