import { cookieNames, readCookie, writeCookie } from '@snap/portal-api';
import { languages, type Language } from '@snap/portal-api/contract';
import { proxy } from 'valtio';

/** Key of the theme that was chosen, here or in the portal. */
const themeKey = 'snap-portal:theme';

const sizes = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];
export type ThemeMode = 'light' | 'dark' | 'system';

/** Preferences of this device, which the portal and the console share. */
export const preferences = proxy<{ language: Language; size: Size; theme: ThemeMode; sidebarOpen: boolean }>({
  language: 'en',
  size: 'medium',
  theme: 'system',
  sidebarOpen: true,
});

export function loadPreferences(): void {
  const wanted = [readCookie(cookieNames.language) ?? '', ...navigator.languages];
  const known = wanted.map((tag) =>
    languages.find((language) => language === tag.toLowerCase().split(/[-_]/)[0]),
  );
  preferences.language = known.find((language) => language !== undefined) ?? 'en';
  preferences.size = sizes.find((size) => size === readCookie(cookieNames.size)) ?? 'medium';
  const theme = localStorage.getItem(themeKey);
  preferences.theme = theme === 'light' || theme === 'dark' ? theme : 'system';
  preferences.sidebarOpen = readCookie(cookieNames.sidebar) !== '0';
}

export function setLanguage(language: Language): void {
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
