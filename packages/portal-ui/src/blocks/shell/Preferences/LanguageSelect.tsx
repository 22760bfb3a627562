import { Languages } from 'lucide';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { languageCodes, languageNames } from './languages.ts';
import type { LanguageSelectProps } from './types.ts';

const choices = languageCodes.map((code) => ({ value: code, name: languageNames[code], lang: code }));

/** Selects the language of the portal. */
export function LanguageSelect({ value, onValueChange, labels, ...rest }: LanguageSelectProps) {
  return (
    <ChoiceMenu
      {...rest}
      label={labels.language}
      glyph={Languages}
      choices={choices}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
