import '@snap/portal-ui/preferences/styles.css';
import { LanguageSelect, ThemeSelect, type LanguageCode } from '@snap/portal-ui/preferences';
import { languageSelect, themeSelect } from '@snap/portal-ui/preferences/labels/en';
import { applyTheme, defaultAccent, type ThemeScheme } from '@snap/portal-ui/theme';
import { useState } from 'react';

export function Choices() {
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [scheme, setScheme] = useState<ThemeScheme>('system');
  return (
    <>
      <LanguageSelect value={language} onValueChange={setLanguage} labels={languageSelect} />
      <ThemeSelect
        value={scheme}
        onValueChange={(next) => {
          setScheme(next);
          applyTheme(document.documentElement, { accent: defaultAccent, scheme: next, size: 'default' });
        }}
        labels={themeSelect}
      />
    </>
  );
}
