import { ChevronRight, Folder } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../../primitives/Dialog/Dialog.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { flatten, keyInTree, type TreeRow } from './folder-tree.ts';
import type { FileBrowserLabels, MoveFolders } from '../types.ts';
import * as styles from './MoveDialog.css.ts';

export interface MoveDialogProps {
  kind: 'move' | 'copy';
  /** Items to move: a folder cannot be moved into itself. */
  ids: readonly string[];
  /** Their current folder. */
  currentId: string | undefined;
  folders: MoveFolders | undefined;
  onSubmit: (folderId: string) => void;
  onClose: () => void;
  labels: FileBrowserLabels;
}

/** Dialog with a tree to choose the target folder. */
export function MoveDialog({ kind, ids, currentId, folders, onSubmit, onClose, labels }: MoveDialogProps) {
  const nodes = folders?.tree ?? [];
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(nodes.map(({ id }) => id)));
  const [reachedId, setReachedId] = useState(nodes[0]?.id);
  const tree = useRef<HTMLUListElement>(null);
  const rows = flatten(nodes, open);
  const at = Math.max(
    rows.findIndex(({ node }) => node.id === reachedId),
    0,
  );
  const target = rows[at]?.node;
  const refused = (id: string) => ids.includes(id) || (kind === 'move' && id === currentId);
  const title = kind === 'move' ? labels.moveTitle : labels.copyTitle;
  const verb = kind === 'move' ? labels.moveHere : labels.copyHere;

  function expand({ node }: TreeRow, wanted: boolean) {
    const next = new Set(open);
    if (wanted) next.add(node.id);
    else next.delete(node.id);
    setOpen(next);
    if (wanted && !node.children) folders?.onExpand?.(node.id);
  }
  // Initially expanded folders are loaded too.
  const askOpened = useEffectEvent(() => {
    for (const { id, children } of nodes) if (!children) folders?.onExpand?.(id);
  });
  useEffect(() => askOpened(), []);

  function reach(id: string) {
    setReachedId(id);
    tree.current?.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(id)}"]`)?.focus();
  }
  function handleKeyDown(event: KeyboardEvent) {
    const row = rows[at];
    if (!row) return;
    const step = keyInTree(event.key, rows, at, document.dir === 'rtl');
    if (event.key === 'Enter' && target && !refused(target.id)) onSubmit(target.id);
    else if (step?.to !== undefined) reach(step.to);
    else if (step?.expand !== undefined) expand(row, step.expand);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }}
      >
        <DialogHeader closeLabel={labels.close}>
          <DialogTitle>{title(ids.length)}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <ul
            ref={tree}
            role="tree"
            aria-label={labels.folders}
            className={styles.tree}
            onKeyDown={handleKeyDown}
          >
            {rows.map((row, index) => (
              // The tree handles the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={row.node.id}
                role="treeitem"
                aria-level={row.level}
                aria-expanded={row.leaf ? undefined : row.expanded}
                aria-selected={index === at}
                aria-disabled={refused(row.node.id) || undefined}
                tabIndex={index === at ? 0 : -1}
                data-node-id={row.node.id}
                className={styles.node}
                style={{ paddingInlineStart: 8 + (row.level - 1) * 20 }}
                onClick={() => reach(row.node.id)}
                onDoubleClick={() => expand(row, !row.expanded)}
              >
                <span
                  aria-hidden
                  className={styles.twist}
                  data-open={row.expanded || undefined}
                  onClick={() => expand(row, !row.expanded)}
                >
                  {!row.leaf && <DirectionalIcon glyph={ChevronRight} />}
                </span>
                <Icon glyph={Folder} className={styles.glyph} />
                <span className={styles.name} title={row.node.name}>
                  <bdi>{row.node.name}</bdi>
                </span>
                {row.expanded && !row.node.children && <Spinner label={labels.loading} />}
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{labels.cancel}</Button>
          </DialogClose>
          <Button
            variant="solid"
            className={styles.submit}
            disabled={!target || refused(target.id)}
            onClick={() => target && onSubmit(target.id)}
          >
            <span className={styles.name}>{verb(target?.name ?? '')}</span>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
