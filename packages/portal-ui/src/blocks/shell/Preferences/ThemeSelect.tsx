import { Monitor, Moon, Sun } from 'lucide';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { ThemeSelectProps } from './types.ts';

const schemes = ['light', 'dark', 'system'] as const;
const glyphs = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark or system scheme. */
export function ThemeSelect({ value, onValueChange, labels, ...rest }: ThemeSelectProps) {
  return (
    <ChoiceMenu
      {...rest}
      label={labels.theme}
      glyph={glyphs[value]}
      choices={schemes.map((scheme) => ({ value: scheme, name: labels[scheme] }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
