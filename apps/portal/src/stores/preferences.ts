import { languages, type Language } from '@snap/portal-api/contract';
import type { NavigationMode } from '@snap/portal-ui/layout-settings';
import { proxy } from 'valtio';
import { cookieNames, readCookie, writeCookie } from '@snap/portal-api';

export type ThemeMode = 'light' | 'dark' | 'system';

const navigations = ['auto', 'both', 'top'] as const satisfies readonly NavigationMode[];

/** Of controls and text (specification, section 2, Layout). */
export const sizes = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

export interface PreferencesState {
  language: Language;
  size: Size;
  theme: ThemeMode;
  sidebarOpen: boolean;
  layout: Layout;
}

/** What layout settings change beside the theme's mode (specification, section 3, UI preferences). */
export interface Layout {
  /** Theme colour, `#rrggbb`; empty: the installation's. */
  accent: string;
  /** Position of the areas (decision E18). */
  navigation: NavigationMode;
  tagsView: boolean;
  fixedHeader: boolean;
  showLogo: boolean;
}

/** The layout without changes of the user, or where they may make none. */
export const plainLayout: Layout = {
  accent: '',
  navigation: 'auto',
  tagsView: true,
  fixedHeader: true,
  showLogo: true,
};

/** Key of the chosen theme; `public/first-paint.js` reads it before the first paint. */
const themeKey = 'snap-portal:theme';
const layoutKey = 'snap-portal:layout';

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

/** Parses stored preferences: they may be of another build, or damaged. */
function storedLayout(): Layout {
  const layout = { ...plainLayout };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(layoutKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return layout;
    if ('accent' in stored && typeof stored.accent === 'string') layout.accent = stored.accent;
    if ('navigation' in stored)
      layout.navigation = navigations.find((mode) => mode === stored.navigation) ?? 'auto';
    if ('tagsView' in stored) layout.tagsView = stored.tagsView !== false;
    if ('fixedHeader' in stored) layout.fixedHeader = stored.fixedHeader !== false;
    if ('showLogo' in stored) layout.showLogo = stored.showLogo !== false;
  } catch {
    return layout;
  }
  return layout;
}

/** Preferences of this device. */
export const preferences = proxy<PreferencesState>({
  language: 'en',
  size: 'medium',
  theme: 'system',
  sidebarOpen: true,
  layout: plainLayout,
});

/** Restores the preferences of earlier visits. */
export function loadPreferences(): void {
  preferences.language = chooseLanguage(readCookie(cookieNames.language), navigator.languages);
  const size = readCookie(cookieNames.size);
  preferences.size = sizes.find((each) => each === size) ?? 'medium';
  preferences.theme = storedTheme();
  preferences.sidebarOpen = readCookie(cookieNames.sidebar) !== '0';
  preferences.layout = storedLayout();
}

/** Persists the language; `i18n/activate` applies it. */
export function rememberLanguage(language: Language): void {
  preferences.language = language;
  writeCookie(cookieNames.language, language);
}

export function setSize(size: Size): void {
  preferences.size = size;
  writeCookie(cookieNames.size, size);
}

export function setTheme(theme: ThemeMode): void {
  preferences.theme = theme;
  localStorage.setItem(themeKey, theme);
}

export function setSidebarOpen(open: boolean): void {
  preferences.sidebarOpen = open;
  writeCookie(cookieNames.sidebar, open ? '1' : '0');
}

export function setLayout(layout: Layout): void {
  preferences.layout = layout;
  localStorage.setItem(layoutKey, JSON.stringify(layout));
}
