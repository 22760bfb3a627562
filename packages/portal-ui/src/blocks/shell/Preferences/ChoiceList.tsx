import { AnchoredMenu } from '../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import type { OpenedMenu } from '../../../hooks/pointer/use-menu-opener.ts';
import type { Choice } from './types.ts';

interface ChoiceListProps extends OpenedMenu {
  choices: readonly Choice<string>[];
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** The open list of a `ChoiceMenu`. */
export function ChoiceList({ choices, value, onChange, ...menu }: ChoiceListProps) {
  return (
    <AnchoredMenu align="end" {...menu}>
      <DropdownMenuRadioGroup value={value} onValueChange={onChange}>
        {choices.map((choice) => (
          <DropdownMenuRadioItem key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.name}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </AnchoredMenu>
  );
}
