import { ChevronRight, MoreHorizontal } from 'lucide';
import type { MouseEvent } from 'react';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { OrgRow } from '../../../people/OrgTree/index.ts';
import type { DropPart } from '../department-places.ts';
import * as styles from '../DepartmentTree.css.ts';
import type { DepartmentTreeLabels } from '../types.ts';
import { useDepartmentDrag } from '../use-department-drag.ts';
import { NameField } from './NameField.tsx';

interface DepartmentRowProps {
  row: Extract<OrgRow, { kind: 'department' }>;
  id: string;
  place: { insetBlockStart: number; paddingInlineStart: number };
  active: boolean;
  current: boolean;
  /** The name is being edited. */
  naming: boolean;
  editable: boolean;
  onChoose: () => void;
  onExpandedChange: (expanded: boolean) => void;
  onMenu: (opener: HTMLElement, at: { x: number; y: number } | undefined) => void;
  onNameChange: (name: string) => void;
  onNamed: (name: string | undefined) => boolean;
  accepts: (draggedId: string) => boolean;
  onDrop: (draggedId: string, part: DropPart) => void;
  labels: DepartmentTreeLabels;
}

/** A department: a press selects it, its triangle opens it, its button opens the menu. */
export function DepartmentRow({
  row: { department, level, position, size, opens, expanded },
  id,
  place,
  active,
  current,
  naming,
  editable,
  onChoose,
  onExpandedChange,
  onMenu,
  onNameChange,
  onNamed,
  accepts,
  onDrop,
  labels,
}: DepartmentRowProps) {
  const { ref, dragging, over } = useDepartmentDrag({
    id: department.id,
    enabled: editable && !naming,
    accepts,
    onDrop,
  });
  function handleClick({ target }: MouseEvent) {
    const onTwist = target instanceof Element && target.closest('[data-twist]') !== null;
    if (onTwist) onExpandedChange(!expanded);
    else onChoose();
  }
  return (
    // The tree has the focus and handles the keys: this is its active descendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="treeitem"
      id={id}
      aria-level={level}
      aria-selected={current}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={opens ? expanded : undefined}
      data-active={active || undefined}
      data-dragging={dragging || undefined}
      data-over={over}
      className={styles.row}
      style={place}
      onClick={handleClick}
      onContextMenu={(event) => {
        if (!editable) return;
        event.preventDefault();
        onMenu(event.currentTarget, { x: event.clientX, y: event.clientY });
      }}
    >
      <span className={styles.twist} data-twist={opens || undefined} data-open={expanded || undefined}>
        {opens && <DirectionalIcon glyph={ChevronRight} />}
      </span>
      {naming ? (
        <NameField
          label={labels.nameOf(department.name)}
          defaultValue={department.name}
          onChange={onNameChange}
          onEnd={onNamed}
        />
      ) : (
        <>
          <span className={styles.name} title={department.name}>
            {department.name}
          </span>
          {department.count !== undefined && (
            <span className={styles.count} aria-label={labels.people(department.count)} role="img">
              {department.count}
            </span>
          )}
          {editable && (
            <IconButton
              // Keys open it from the tree, which is one tab stop.
              tabIndex={-1}
              className={styles.more}
              label={labels.menuOf(department.name)}
              icon={<Icon glyph={MoreHorizontal} />}
              onClick={(event) => {
                event.stopPropagation();
                const { left, bottom } = event.currentTarget.getBoundingClientRect();
                onMenu(event.currentTarget, { x: left, y: bottom });
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
