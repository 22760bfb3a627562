import { codes, limits, type ConflictPolicy, type DiskItem } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import type { RefusedName, UndoView } from '@snap/portal-ui/file-browser';
import { useState } from 'react';
import { diskApi } from '../../page-apis.ts';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { errorCode } from '../../errors/kinds.ts';
import { reportError } from '../../errors/report.ts';
import { session } from '../../stores/session.ts';
import { editList, listedItems } from '../../queries/paged-list.ts';
import { queryClient } from '../../queries/query-client.ts';
import { type diskListQuery, shownItems } from './queries.ts';
import { inBatches } from './in-batches.ts';

/** An item whose name is taken in the target folder. */
export interface MoveConflict {
  kind: 'move' | 'copy';
  item: DiskItem;
  existing: DiskItem;
  folderId: string;
}

/** A change that can be undone, and how. */
interface Undo extends UndoView {
  takeBack: () => Promise<unknown>;
}

interface DiskActionOptions {
  /** The server has confirmed a change. */
  onChanged: () => void;
  /** The copies are in another folder, so nothing on screen shows them. */
  onCopied: () => void;
}

/** How long an undo is offered. */
export const UNDO_MS = 20_000;

/** Absent when the session has ended: the dialog for signing in again says it (decision A7). */
const reasonOf = (error: unknown) =>
  errorCode(error) === codes.sessionEnded ? undefined : failureText(error, activeCatalogue());
const without = (ids: readonly string[]) => (items: readonly DiskItem[]) =>
  items.filter(({ id }) => !ids.includes(id));

/** Mutations in a folder, with optimistic updates. A failure is rolled back and shows its reason. */
export function useDiskActions(
  list: ReturnType<typeof diskListQuery>,
  folderId: string,
  { onChanged, onCopied }: DiskActionOptions,
) {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusedName, setRefusedName] = useState<RefusedName>();
  const [undo, setUndo] = useState<Undo>();
  const [conflicts, setConflicts] = useState<readonly MoveConflict[]>([]);

  const refresh = () => queryClient.invalidateQueries({ queryKey: list.queryKey });
  const itemsOf = (ids: readonly string[]) => listedItems(list).filter(({ id }) => ids.includes(id));
  const mark = (id: string, on: boolean) =>
    setPending((marked) =>
      on ? new Set([...marked, id]) : new Set([...marked].filter((each) => each !== id)),
    );
  const setError = (id: string, reason: string | undefined) =>
    setErrors((known) => {
      const next = new Map(known);
      if (reason === undefined) next.delete(id);
      else next.set(id, reason);
      return next;
    });

  async function settled(): Promise<void> {
    onChanged();
    await refresh();
  }
  /** Rolls back. */
  async function failed(error: unknown): Promise<void> {
    reportError(error);
    await refresh();
  }

  async function rename(id: string, name: string) {
    const [before] = itemsOf([id]);
    if (!before) return;
    const put = (item: DiskItem) =>
      editList(list, (items) => items.map((each) => (each.id === id ? item : each)));
    setError(id, undefined);
    put({ ...before, name });
    mark(id, true);
    try {
      put(await diskApi.rename({ fileId: id, name }));
      await settled();
    } catch (error) {
      put(before);
      setRefusedName({ id, name, reason: reasonOf(error) });
    } finally {
      mark(id, false);
    }
  }

  async function createFolder(name: string) {
    const shown = newFolder(name, folderId);
    editList(list, (items) => [shown, ...items]);
    mark(shown.id, true);
    try {
      const made = await diskApi.mkdir({ parentId: folderId, name });
      editList(list, (items) => items.map((item) => (item.id === shown.id ? made : item)));
      await settled();
    } catch (error) {
      editList(list, without([shown.id]));
      setRefusedName({ name, reason: reasonOf(error) });
    } finally {
      mark(shown.id, false);
    }
  }

  /** Removes rows optimistically, and offers an undo once the server has confirmed. */
  async function removeRows(
    ids: readonly string[],
    change: (batch: string[]) => Promise<unknown>,
    way?: Omit<Undo, 'count'>,
  ) {
    const putBack = editList(list, without(ids));
    setUndo(undefined);
    try {
      await inBatches(ids, limits.diskBatch, change);
      if (way) setUndo({ ...way, count: ids.length });
      await settled();
    } catch (error) {
      putBack();
      await failed(error);
    }
  }
  const remove = (ids: readonly string[]) =>
    removeRows(ids, (batch) => diskApi.delete({ fileIds: batch }), {
      kind: 'delete',
      takeBack: () => inBatches(ids, limits.diskBatch, (batch) => diskApi.restore({ fileIds: batch })),
    });
  const restore = (ids: readonly string[]) =>
    removeRows(ids, (batch) => diskApi.restore({ fileIds: batch }), {
      kind: 'restore',
      takeBack: () => inBatches(ids, limits.diskBatch, (batch) => diskApi.delete({ fileIds: batch })),
    });
  const deleteForever = (ids: readonly string[]) =>
    removeRows(ids, (batch) => diskApi.clear({ fileIds: batch }));
  async function clear() {
    try {
      await diskApi.clear({});
      await settled();
    } catch (error) {
      await failed(error);
    }
  }

  /** Moves or copies. Items without a name conflict are done; each conflict opens a dialog. */
  async function transfer(
    kind: MoveConflict['kind'],
    items: readonly DiskItem[],
    into: string,
    conflict: ConflictPolicy,
  ) {
    const ids = items.map(({ id }) => id);
    const from = new Map(items.map(({ id, parentId }) => [id, parentId]));
    const putBack = kind === 'move' ? editList(list, without(ids)) : undefined;
    setUndo(undefined);
    const done: string[] = [];
    let copied = 0;
    try {
      await inBatches(ids, limits.diskBatch, async (batch) => {
        const response = await diskApi[kind]({ fileIds: batch, parentId: into, conflict });
        done.push(...response.items.map(({ id }) => id).filter((id) => from.has(id)));
        copied += response.items.length;
        const found = response.conflicts.flatMap(({ id, existing }) => {
          const item = items.find((each) => each.id === id);
          return item ? [{ kind, item, existing, folderId: into }] : [];
        });
        setConflicts((known) => [...known, ...found]);
      });
      if (kind === 'move' && done.length > 0)
        setUndo({ kind, count: done.length, takeBack: () => moveBack(done, from) });
      if (kind === 'copy' && copied > 0) onCopied();
      await settled();
    } catch (error) {
      putBack?.();
      await failed(error);
    }
  }

  return {
    pending,
    errors,
    dismissError: (id: string) => setError(id, undefined),
    refusedName,
    rename,
    createFolder,
    remove,
    restore,
    deleteForever,
    clear,
    move: (ids: readonly string[], into: string) => transfer('move', shownItems(ids), into, 'ask'),
    // A copy in the same folder always gets another name.
    copy: (ids: readonly string[], into: string) =>
      transfer('copy', shownItems(ids), into, into === folderId ? 'rename' : 'ask'),
    conflicts,
    resolve: async (id: string, resolution: Exclude<ConflictPolicy, 'ask'>, applyToAll: boolean) => {
      const [first] = conflicts.filter(({ item }) => item.id === id);
      if (!first) return;
      const meant = applyToAll ? conflicts : [first];
      setConflicts(conflicts.filter((conflict) => !meant.includes(conflict)));
      if (resolution === 'skip') return;
      const groups = Map.groupBy(meant, ({ kind, folderId: into }) => `${kind} ${into}`);
      for (const group of groups.values()) {
        const [one] = group;
        const items = group.map(({ item }) => item);
        // oxlint-disable-next-line no-await-in-loop -- each takes names that the next one must see
        if (one) await transfer(one.kind, items, one.folderId, resolution);
      }
    },
    /** Closes a conflict without a decision: the item stays where it is. */
    postpone: (id: string) => setConflicts(conflicts.filter(({ item }) => item.id !== id)),
    undo,
    forgetUndo: () => setUndo(undefined),
    takeBack: async () => {
      if (!undo) return;
      setUndo(undefined);
      try {
        await undo.takeBack();
        await settled();
      } catch (error) {
        await failed(error);
      }
    },
  };
}

/** Moves each item back to its former folder. Where its name is taken by now, it gets a number. */
async function moveBack(ids: readonly string[], from: ReadonlyMap<string, string>): Promise<void> {
  for (const [parentId, group] of Map.groupBy(ids, (id) => from.get(id) ?? '')) {
    // oxlint-disable-next-line no-await-in-loop -- each takes names that the next one must see
    await inBatches(group, limits.diskBatch, (batch) =>
      diskApi.move({ fileIds: batch, parentId, conflict: 'rename' }),
    );
  }
}

/** The optimistic row of a folder that is being created. */
function newFolder(name: string, parentId: string): DiskItem {
  const now = Date.now();
  const owner = { id: session.userId, name: session.userName };
  const id = `new-${crypto.randomUUID()}`;
  return { id, name, kind: 'folder', parentId, size: 0, ext: '', createTime: now, updateTime: now, owner };
}
