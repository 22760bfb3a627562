import { languages, type Language } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { cookieNames, readCookie, writeCookie } from './cookies.ts';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface PreferencesState {
  language: Language;
  theme: ThemeMode;
  sidebarOpen: boolean;
}

/** Where the chosen theme lies; `public/first-paint.js` reads it before anything is drawn. */
const themeKey = 'snap-portal:theme';

const known = (tag: string | undefined) =>
  languages.find((language) => language === tag?.toLowerCase().split(/[-_]/)[0]);

/** The language of the cookie, else the first of the browser's that we speak, else English (specification, 1). */
function chooseLanguage(cookie: string | undefined, wanted: readonly string[]): Language {
  return known(cookie) ?? wanted.map(known).find((language) => language !== undefined) ?? 'en';
}

function storedTheme(): ThemeMode {
  const stored = localStorage.getItem(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** What a person has chosen on this device. */
export const preferences = proxy<PreferencesState>({ language: 'en', theme: 'system', sidebarOpen: true });

/** Takes up the choices of earlier visits. */
export function loadPreferences(): void {
  preferences.language = chooseLanguage(readCookie(cookieNames.language), navigator.languages);
  preferences.theme = storedTheme();
  preferences.sidebarOpen = readCookie(cookieNames.sidebar) !== '0';
}

/** Remembers the language; `i18n/activate` changes what is on screen. */
export function rememberLanguage(language: Language): void {
  preferences.language = language;
  writeCookie(cookieNames.language, language);
}

export function setTheme(theme: ThemeMode): void {
  preferences.theme = theme;
  localStorage.setItem(themeKey, theme);
}

export function setSidebarOpen(open: boolean): void {
  preferences.sidebarOpen = open;
  writeCookie(cookieNames.sidebar, open ? '1' : '0');
}
