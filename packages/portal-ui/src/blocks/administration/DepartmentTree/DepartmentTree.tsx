import { clsx } from 'clsx/lite';
import { Network, Plus } from 'lucide';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useFixedRows } from '../../../hooks/scroll/use-fixed-rows.ts';
import { useAnnouncement } from '../../../hooks/use-announcement.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { useOrgTree } from '../../people/OrgTree/index.ts';
import { DepartmentPicker } from './DepartmentPicker.tsx';
import * as styles from './DepartmentTree.css.ts';
import { idsWithin, isEmpty, locate } from './department-places.ts';
import { DepartmentMenu } from './parts/DepartmentMenu.tsx';
import { DepartmentRow } from './parts/DepartmentRow.tsx';
import { NameField } from './parts/NameField.tsx';
import type { DepartmentTreeProps } from './types.ts';
import { useDepartmentEditing } from './use-department-editing.ts';

const widths = [96, 132, 84, 120, 108];

/** The departments of an organisation, to browse and to edit. Fills the height of its container; virtualised. */
export function DepartmentTree(props: DepartmentTreeProps) {
  const {
    nodes,
    status = 'ready',
    currentId,
    onCurrentIdChange,
    editing,
    onRetry,
    labels,
    className,
    ...rest
  } = props;
  const shown = status === 'ready' || nodes.length > 0;
  return (
    <div className={clsx(styles.root, className)} data-status={status} {...rest}>
      {shown && <Tree {...{ nodes, currentId, onCurrentIdChange, editing, labels }} />}
      {!shown && status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
          {widths.map((width) => (
            <SkeletonBlock key={width} width={width} />
          ))}
        </Skeleton>
      )}
      {!shown && status !== 'loading' && (
        <EmptyState
          variant={status === 'offline' ? 'offline' : 'failed'}
          text={status === 'offline' ? labels.offline : labels.failed}
          action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
    </div>
  );
}

type TreeProps = Pick<
  DepartmentTreeProps,
  'nodes' | 'currentId' | 'onCurrentIdChange' | 'editing' | 'labels'
>;

function Tree({ nodes, currentId, onCurrentIdChange, editing, labels }: TreeProps) {
  const tree = useOrgTree({ nodes, currentId, onCurrentIdChange });
  const treeRef = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useAnnouncement(labels.moved);
  const edit = useDepartmentEditing({ nodes, editing, setExpanded: tree.setExpanded, announce, labels });
  const { rows, active } = tree;
  const { naming } = edit;
  /** Index of the field for a new department: below its parent, or after the last one. */
  const fieldAt = naming === undefined || naming.id !== undefined ? -1 : indexOfField(naming.parentId);
  const { scrollerRef, indexes, listStyle, rowStyle, onScroll, reveal } = useFixedRows({
    count: rows.length + (fieldAt === -1 ? 0 : 1),
    rowSize: styles.rowSize,
    keepMounted: fieldAt === -1 ? active : fieldAt,
  });
  const show = useEffectEvent((index: number) => reveal(index));
  useEffect(() => show(fieldAt === -1 ? active : fieldAt), [active, fieldAt]);

  function indexOfField(parentId: string | undefined): number {
    if (parentId === undefined) return rows.length;
    return rows.findIndex((row) => row.kind === 'department' && row.department.id === parentId) + 1;
  }
  function endNaming(name: string | undefined): boolean {
    const closes = edit.endNaming(name);
    if (closes) treeRef.current?.focus({ preventScroll: true });
    return closes;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const row = rows[active];
    if (editing && row?.kind === 'department' && event.target === event.currentTarget) {
      const { id } = row.department;
      const located = locate(nodes, id);
      const opener = document.getElementById(tree.rowId(active));
      const asksMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (event.key === 'F2') edit.startNaming({ id });
      else if (event.key === 'Delete' && located && isEmpty(located.node)) edit.ask('remove', located);
      else if (asksMenu && opener) edit.openMenu(id, opener, undefined);
      else if (event.altKey && event.key === 'ArrowUp') edit.step(id, -1);
      else if (event.altKey && event.key === 'ArrowDown') edit.step(id, 1);
      else return tree.treeProps.onKeyDown(event);
      event.preventDefault();
      return undefined;
    }
    return tree.treeProps.onKeyDown(event);
  }

  return (
    <>
      <div ref={scrollerRef} className={styles.scroller} onScroll={onScroll}>
        {/* Outside of the tree, which may contain only its items. */}
        <div role="status" className={visuallyHidden}>
          {announcement}
        </div>
        {rows.length === 0 && fieldAt === -1 ? (
          <EmptyState glyph={Network} text={labels.none} />
        ) : (
          <div
            ref={treeRef}
            {...tree.treeProps}
            role="tree"
            tabIndex={0}
            aria-label={labels.name}
            className={styles.list}
            style={listStyle}
            onKeyDown={handleKeyDown}
          >
            {indexes.map((index) => {
              if (index === fieldAt) return newField(index);
              const at = fieldAt !== -1 && index > fieldAt ? index - 1 : index;
              const row = rows[at];
              if (row?.kind !== 'department') return null;
              const { id } = row.department;
              return (
                <DepartmentRow
                  key={id}
                  row={row}
                  id={tree.rowId(at)}
                  place={{ ...rowStyle(index), paddingInlineStart: indent(row.level) }}
                  active={at === active}
                  current={at === tree.current}
                  naming={naming?.id === id}
                  editable={editing !== undefined}
                  onChoose={() => tree.choose(row)}
                  onExpandedChange={(expanded) => tree.setExpanded(id, expanded)}
                  onMenu={(opener, point) => edit.openMenu(id, opener, point)}
                  onNameChange={edit.checkTyped}
                  onNamed={endNaming}
                  accepts={(draggedId) => edit.accepts(draggedId, id)}
                  onDrop={(draggedId, part) => edit.drop(draggedId, id, part)}
                  labels={labels}
                />
              );
            })}
          </div>
        )}
      </div>
      <div role="alert" className={edit.problem === undefined ? visuallyHidden : styles.note}>
        {edit.problem}
      </div>
      {editing && (
        <div className={styles.bar}>
          <Button
            stretch
            variant="quiet"
            icon={<Icon glyph={Plus} />}
            onClick={() => edit.startNaming({ parentId: undefined })}
          >
            {labels.add}
          </Button>
        </div>
      )}
      {editing && edit.menu && (
        <DepartmentMenu
          {...edit.menu}
          editing={editing}
          onAct={(act) => {
            if (!edit.menu) return;
            const { located } = edit.menu;
            if (act === 'add') edit.startNaming({ parentId: located.node.id });
            else if (act === 'rename') edit.startNaming({ id: located.node.id });
            else edit.ask(act, located);
          }}
          onStep={(step) => edit.menu && edit.step(edit.menu.located.node.id, step)}
          onClose={edit.closeMenu}
          labels={labels}
        />
      )}
      {edit.dialog?.kind === 'move' && (
        <DepartmentPicker
          open
          onOpenChange={edit.closeDialog}
          title={labels.moveTitle(edit.dialog.located.node.name)}
          nodes={nodes}
          refusedIds={idsWithin(edit.dialog.located.node)}
          withTop
          submitLabel={labels.moveHere}
          onSubmit={(parentId) => {
            if (edit.dialog) edit.move(edit.dialog.located, { parentId });
            edit.closeDialog();
          }}
          labels={labels}
        />
      )}
      {edit.dialog?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={edit.closeDialog}
          title={labels.remove}
          description={labels.removeQuestion(edit.dialog.located.node.name)}
          confirmLabel={labels.remove}
          cancelLabel={labels.cancel}
          tone="danger"
          onConfirm={() => {
            if (edit.dialog) editing?.onRemove(edit.dialog.located.node.id);
            edit.closeDialog();
          }}
        />
      )}
    </>
  );

  function newField(index: number) {
    const parentId = naming !== undefined && naming.id === undefined ? naming.parentId : undefined;
    const parent = rows.find((row) => row.kind === 'department' && row.department.id === parentId);
    return (
      <div
        key="new"
        role="treeitem"
        aria-selected={false}
        className={styles.row}
        style={{ ...rowStyle(index), paddingInlineStart: indent(parent ? parent.level + 1 : 1) }}
      >
        <span className={styles.twist} />
        <NameField label={labels.newName} defaultValue="" onChange={edit.checkTyped} onEnd={endNaming} />
      </div>
    );
  }
}

const indent = (level: number): number => 8 + (level - 1) * 18;
