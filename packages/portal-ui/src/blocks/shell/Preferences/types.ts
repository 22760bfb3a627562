import type { IconButtonProps } from '../../../primitives/IconButton/IconButton.tsx';
import type { ThemeScheme, ThemeSize } from '../../../theme/apply-scheme.ts';

/** An option of a short list. */
export interface Choice<Value extends string> {
  value: Value;
  name: string;
  /** Language of the name, if not the page's. */
  lang?: string;
}

export type LanguageCode = 'zh' | 'en' | 'es' | 'ja';

export interface LanguageSelectLabels {
  language: string;
}
export interface ThemeSelectLabels extends Record<ThemeScheme, string> {
  theme: string;
}
export interface FullScreenToggleLabels {
  enter: string;
  leave: string;
}
export interface SizeSelectLabels extends Record<ThemeSize, string> {
  size: string;
}

/** `ref`, `className` and further props land on the button that opens the list. */
type ChoiceButtonProps = Omit<IconButtonProps, 'label' | 'icon' | 'value' | 'onClick'>;

export interface LanguageSelectProps extends ChoiceButtonProps {
  value: LanguageCode;
  onValueChange: (value: LanguageCode) => void;
  labels: LanguageSelectLabels;
}
export interface ThemeSelectProps extends ChoiceButtonProps {
  value: ThemeScheme;
  onValueChange: (value: ThemeScheme) => void;
  labels: ThemeSelectLabels;
}
export interface SizeSelectProps extends ChoiceButtonProps {
  value: ThemeSize;
  onValueChange: (value: ThemeSize) => void;
  labels: SizeSelectLabels;
}

export interface FullScreenToggleProps extends Omit<IconButtonProps, 'label' | 'icon' | 'value' | 'onClick'> {
  /** The page is in full screen. */
  active: boolean;
  onActiveChange: (active: boolean) => void;
  labels: FullScreenToggleLabels;
}
