import { ALargeSmall } from 'lucide';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { SizeSelectProps } from './types.ts';

const sizes = ['default', 'medium', 'small', 'mini'] as const;

/** Size of controls and text (specification, section 2, Layout). */
export function SizeSelect({ value, onValueChange, labels, ...rest }: SizeSelectProps) {
  return (
    <ChoiceMenu
      {...rest}
      label={labels.size}
      glyph={ALargeSmall}
      choices={sizes.map((size) => ({ value: size, name: labels[size] }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
