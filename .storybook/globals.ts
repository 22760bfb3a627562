import { languageCodes, languageNames, type LanguageCode } from '@snap/portal-ui/preferences';
import {
  accentPresets,
  applyTheme,
  defaultAccent,
  type ThemeScheme,
  type ThemeSize,
} from '@snap/portal-ui/theme';

export const languages = languageCodes.map((value) => ({ value, title: languageNames[value] }));

export const schemes: { value: ThemeScheme; title: string }[] = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'system', title: 'System' },
];

export const sizes: { value: ThemeSize; title: string }[] = [
  { value: 'default', title: 'Default 40' },
  { value: 'medium', title: 'Medium 36' },
  { value: 'small', title: 'Small 32' },
  { value: 'mini', title: 'Mini 28' },
];

export const accents = [defaultAccent, ...accentPresets].map((value) => ({ value, title: value }));

export const motions = [
  { value: 'system', title: 'Motion as the system says' },
  { value: 'reduced', title: 'Reduced motion' },
];

/** No language of the portal is written from right to left: this shows which styles depend on it. */
export const directions = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];

export const nameLengths = [
  { value: 'usual', title: 'Usual names' },
  { value: 'long', title: 'Long names' },
];

/** One of the listed values, else the first. */
function listed<Value extends string>(items: readonly { value: Value }[], value: unknown): Value {
  const item = items.find((candidate) => candidate.value === value) ?? items[0];
  if (item === undefined) throw new Error('The toolbar lists nothing.');
  return item.value;
}

/** Language that the toolbar asks for; English when it asks for none of ours. */
export const languageOf = (globals: Record<string, unknown>): LanguageCode =>
  languageCodes.find((code) => code === globals['language']) ?? 'en';

export const hasLongNames = (globals: Record<string, unknown>): boolean =>
  listed(nameLengths, globals['names']) === 'long';

/** Puts what the toolbar says on the page. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  root.lang = languageOf(globals);
  applyTheme(root, {
    accent: listed(accents, globals['accent']),
    scheme: listed(schemes, globals['scheme']),
    size: listed(sizes, globals['size']),
  });
  root.dir = listed(directions, globals['direction']);
  root.toggleAttribute('data-still', globals['motion'] === 'reduced');
}
