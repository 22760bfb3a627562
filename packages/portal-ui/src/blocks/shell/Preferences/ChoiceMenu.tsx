import { useMenuOpener } from '../../../hooks/pointer/use-menu-opener.ts';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { Icon, type IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../../../primitives/IconButton/IconButton.tsx';
import type { Choice } from './types.ts';

// Lazy, because menus would be the largest code of the first page.
const ChoiceList = lazyComponent(() => import('./ChoiceList.tsx').then((module) => module.ChoiceList));

interface ChoiceMenuProps<Value extends string> extends Omit<IconButtonProps, 'icon' | 'value'> {
  glyph: IconGlyph;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Icon button that opens a list with one selected option. */
export function ChoiceMenu<Value extends string>({
  label,
  glyph,
  choices,
  value,
  onValueChange,
  ...rest
}: ChoiceMenuProps<Value>) {
  const { opened, close, openerProps } = useMenuOpener();
  function handleChange(next: string) {
    const choice = choices.find((candidate) => candidate.value === next);
    if (choice !== undefined && choice.value !== value) onValueChange(choice.value);
  }
  return (
    <>
      <IconButton label={label} icon={<Icon glyph={glyph} size={20} />} {...rest} {...openerProps} />
      {opened && (
        <ChoiceList {...opened} choices={choices} value={value} onChange={handleChange} onClose={close} />
      )}
    </>
  );
}
