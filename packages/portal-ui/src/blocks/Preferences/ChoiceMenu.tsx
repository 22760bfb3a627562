import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface Choice<Value extends string> {
  value: Value;
  name: string;
  /** Language of the name, when it is not the page's. */
  lang?: string;
}

interface ChoiceMenuProps<Value extends string> {
  label: string;
  glyph: IconGlyph;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** An icon that opens a short list of which one is chosen. */
export function ChoiceMenu<Value extends string>({
  label,
  glyph,
  choices,
  value,
  onValueChange,
}: ChoiceMenuProps<Value>) {
  function handleChange(next: string) {
    const choice = choices.find((candidate) => candidate.value === next);
    if (choice !== undefined && choice.value !== value) onValueChange(choice.value);
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={label} icon={<Icon glyph={glyph} size={20} />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={value} onValueChange={handleChange}>
          {choices.map((choice) => (
            <DropdownMenuRadioItem key={choice.value} value={choice.value} lang={choice.lang}>
              {choice.name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
