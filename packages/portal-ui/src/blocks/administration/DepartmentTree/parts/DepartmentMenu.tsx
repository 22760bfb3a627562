import { ArrowDown, ArrowUp, FolderInput, FolderPlus, Pencil, Trash2, UserRoundCog } from 'lucide';
import { AnchoredMenu } from '../../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { isEmpty, stepPlace, type Located } from '../department-places.ts';
import type { DepartmentEditing, DepartmentTreeLabels } from '../types.ts';

/** The menu of a department that is open. */
export interface OpenMenu {
  located: Located;
  opener: HTMLElement;
  /** Of the pointer; undefined when opened by keyboard. */
  at: { x: number; y: number } | undefined;
}

interface DepartmentMenuProps extends OpenMenu {
  editing: DepartmentEditing;
  onAct: (act: 'add' | 'rename' | 'move' | 'remove') => void;
  onStep: (step: -1 | 1) => void;
  onClose: () => void;
  labels: DepartmentTreeLabels;
}

/** Everything that can be done with a department. */
export function DepartmentMenu({
  located,
  opener,
  at,
  editing,
  onAct,
  onStep,
  onClose,
  labels,
}: DepartmentMenuProps) {
  const { node } = located;
  const empty = isEmpty(node);
  return (
    <AnchoredMenu
      opener={opener}
      at={at}
      byKey={at === undefined}
      label={labels.menuOf(node.name)}
      onClose={onClose}
    >
      <DropdownMenuItem icon={<Icon glyph={FolderPlus} />} onSelect={() => onAct('add')}>
        {labels.addBelow}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon glyph={Pencil} />} onSelect={() => onAct('rename')}>
        {labels.rename}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon glyph={UserRoundCog} />} onSelect={() => editing.onLeaders(node.id)}>
        {labels.leaders}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<Icon glyph={ArrowUp} />}
        disabled={!stepPlace(located, -1)}
        onSelect={() => onStep(-1)}
      >
        {labels.moveUp}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Icon glyph={ArrowDown} />}
        disabled={!stepPlace(located, 1)}
        onSelect={() => onStep(1)}
      >
        {labels.moveDown}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon glyph={FolderInput} />} onSelect={() => onAct('move')}>
        {labels.moveTo}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<Icon glyph={Trash2} />}
        tone="danger"
        disabled={!empty}
        onSelect={() => onAct('remove')}
      >
        {empty ? labels.remove : labels.removeNotEmpty}
      </DropdownMenuItem>
    </AnchoredMenu>
  );
}
