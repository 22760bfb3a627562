/**
 * In what each story is pictured: by Chromatic, and by `npm run visual`. Not every combination, but each language, theme,
 * width, density and motion at least once; the pairs are those that break first (Spanish is the longest, 360 px the narrowest).
 */
export const modes = {
  'zh light 1440': {
    language: 'zh',
    scheme: 'light',
    motion: 'reduced',
    viewport: { width: 1440, height: 900 },
  },
  'es dark 1440': {
    language: 'es',
    scheme: 'dark',
    motion: 'reduced',
    viewport: { width: 1440, height: 900 },
  },
  'ja light 1024 small': {
    language: 'ja',
    scheme: 'light',
    size: 'small',
    motion: 'reduced',
    viewport: { width: 1024, height: 768 },
  },
  'zh dark 390': { language: 'zh', scheme: 'dark', motion: 'reduced', viewport: { width: 390, height: 844 } },
  'es light 390': {
    language: 'es',
    scheme: 'light',
    motion: 'reduced',
    viewport: { width: 390, height: 844 },
  },
  'en light 1024 in motion': {
    language: 'en',
    scheme: 'light',
    motion: 'system',
    viewport: { width: 1024, height: 768 },
  },
} as const;

export type ModeName = keyof typeof modes;
