import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.ts';
import { useVirtualFocus } from '../../hooks/use-virtual-focus.ts';
import { codePoints } from '../code-points.ts';
import { actionsFor } from './file-actions.ts';
import { indexAfterKey, rangeBetween, toggled, typeAhead } from './file-selection.ts';
import type { DiskAction, FileBrowserOptions, FileBrowserView, FileItemView, RefusedName } from './types.ts';
import { useColumns } from './use-columns.ts';

/** An open menu, and what it stands at. */
export interface FileMenuState {
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
}

/** Letters typed within this time of each other are one word. Milliseconds. */
const wordPause = 700;
const none: readonly string[] = [];

/**
 * Behaviour of the file browser: what is chosen, which item the keys are on, what a key, a press or an action does. It
 * draws nothing and serves the table and the tiles alike.
 */
export function useFileBrowser(options: FileBrowserOptions) {
  const { items, path, mode = 'files', readOnly = false } = options;
  const [view, setView] = useControllableState<FileBrowserView>(
    options.view,
    options.defaultView ?? 'list',
    options.onViewChange,
  );
  const [chosen, setChosen] = useControllableState(
    options.selectedIds,
    options.defaultSelectedIds ?? none,
    options.onSelectedIdsChange,
  );
  const [anchorId, setAnchorId] = useState<string>();
  /** On a touch screen a press opens; choosing is a mode. */
  const [selecting, setSelecting] = useState(false);
  const [menu, setMenu] = useState<FileMenuState>();
  const [picking, setPicking] = useState<{ kind: 'move' | 'copy'; ids: readonly string[] }>();
  const [asked, setAsked] = useState<readonly string[]>();
  const [cutIds, setCutIds] = useState<readonly string[]>(none);
  /** The item that is renamed, or a new folder. */
  const [naming, setNaming] = useState<{ id?: string | undefined; refused?: RefusedName | undefined }>();
  const [seenRefusal, setSeenRefusal] = useState(options.refusedName);
  const typed = useRef({ word: '', time: 0 });
  /** The button that asked for a new folder: it gets the focus back. */
  const folderOpener = useRef<HTMLElement>(null);

  if (options.refusedName !== seenRefusal) {
    setSeenRefusal(options.refusedName);
    if (options.refusedName) setNaming({ id: options.refusedName.id, refused: options.refusedName });
  }

  const ids = items.map(({ id }) => id);
  const selectedSet = new Set(chosen);
  const selected = items.filter(({ id }) => selectedSet.has(id));
  const { columns, measureRef } = useColumns(view === 'grid');
  const { scrollerRef, listRef, onResize, stop, reach, focusProps } = useVirtualFocus({ ids, columns });
  const folderId = path.at(-1)?.id;

  const offered = new Set<DiskAction>(['open']);
  if (options.onDownload) offered.add('download');
  if (options.onShare) offered.add('share');
  if (options.onRename) offered.add('rename');
  if (options.onMove) offered.add('move');
  if (options.onCopy) offered.add('copy');
  if (options.onDelete) offered.add('delete');
  if (options.onRestore) offered.add('restore');
  if (options.onDeleteForever) offered.add('deleteForever');
  const actions = actionsFor(selected, { mode, readOnly, offered });

  function choose(next: readonly string[], anchor?: string) {
    setChosen(next);
    setAnchorId(anchor);
  }
  function open(item: FileItemView) {
    if (mode === 'recycle') return;
    if (item.kind !== 'directory') options.onOpen(item);
    else if (item.pending !== true) {
      choose(none);
      options.onNavigate(item.id);
    }
  }
  function move(moved: readonly string[], into: string) {
    const wanted = moved.filter((id) => id !== into);
    if (wanted.length > 0) options.onMove?.(wanted, into);
  }

  function returnFocus() {
    if (folderOpener.current?.isConnected === true) folderOpener.current.focus();
    else reach(Math.max(stop, 0));
  }

  function run(action: DiskAction) {
    const targets = selected.map(({ id }) => id);
    const [first] = selected;
    if (!actions.includes(action) || !first) return;
    const steps: Record<DiskAction, () => void> = {
      open: () => open(first),
      download: () => options.onDownload?.(targets),
      share: () => options.onShare?.(targets),
      rename: () => setNaming({ id: first.id }),
      move: () => setPicking({ kind: 'move', ids: targets }),
      copy: () => setPicking({ kind: 'copy', ids: targets }),
      delete: () => options.onDelete?.(targets),
      restore: () => options.onRestore?.(targets),
      deleteForever: () => setAsked(targets),
    };
    steps[action]();
    if (action === 'delete' || action === 'restore') choose(none);
  }

  function handleClick(event: MouseEvent, item: FileItemView) {
    const touch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    const at = ids.indexOf(item.id);
    if (event.shiftKey) setChosen(rangeBetween(ids, anchorId ?? ids[stop], item.id));
    else if (event.ctrlKey || event.metaKey || selecting) choose(toggled(chosen, item.id), item.id);
    else if (touch) open(item);
    else choose([item.id], item.id);
    reach(at);
  }

  function openMenu(event: MouseEvent<HTMLElement>, item: FileItemView | undefined, atButton = false) {
    event.preventDefault();
    if (!item) return;
    if (!selectedSet.has(item.id)) choose([item.id], item.id);
    const opener =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-item-id]') : null;
    const byKey = event.detail === 0 && (atButton || event.button !== 2);
    const at = atButton || byKey ? undefined : { x: event.clientX, y: event.clientY };
    setMenu({ opener: atButton ? event.currentTarget : (opener ?? event.currentTarget), at, byKey });
  }

  /** Keys with Ctrl or Cmd. */
  function command(key: string): boolean {
    if (key === 'a') choose(ids, ids[0]);
    else if (key === 'x' && actions.includes('move')) setCutIds(chosen);
    else if (key === 'v' && cutIds.length > 0) paste();
    else if (key === 'z' && options.onUndo) options.onUndo();
    else return false;
    return true;
  }
  function paste() {
    if (folderId !== undefined) move(cutIds, folderId);
    setCutIds(none);
  }
  function stepBack() {
    if (cutIds.length > 0) setCutIds(none);
    else choose(none);
  }
  function goUp() {
    const parent = path.at(-2);
    if (parent) options.onNavigate(parent.id);
  }
  function search(letter: string, time: number) {
    const { word, time: before } = typed.current;
    const next = time - before < wordPause ? word + letter : letter;
    typed.current = { word: next, time };
    const found = typeAhead(
      items.map(({ name }) => name),
      stop,
      next,
    );
    const id = ids[found];
    if (id === undefined) return;
    reach(found);
    choose([id], id);
  }

  function act(event: KeyboardEvent): boolean {
    const { key } = event;
    const item = items[stop];
    if (event.ctrlKey || event.metaKey) {
      if (key === ' ' && item) choose(toggled(chosen, item.id), item.id);
      else return command(key.toLowerCase());
      return true;
    }
    if (key === 'ArrowUp' && event.altKey) goUp();
    else if (event.altKey || !item) return false;
    else if (key === 'Enter') open(item);
    else if (key === ' ') choose(toggled(chosen, item.id), item.id);
    else if (key === 'F2') run('rename');
    else if (key === 'Delete') run(mode === 'recycle' ? 'deleteForever' : 'delete');
    else if (key === 'Backspace') goUp();
    else if (key === 'Escape' && (chosen.length > 0 || cutIds.length > 0)) stepBack();
    else if (codePoints(key) === 1) search(key, event.timeStamp);
    else return false;
    return true;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys of a button inside an item are the button's.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['itemId'] === undefined) return;
    const rtl = getComputedStyle(event.target).direction === 'rtl';
    const next = event.altKey
      ? undefined
      : indexAfterKey(event.key, stop, { count: items.length, columns, rtl });
    const id = next === undefined ? undefined : ids[next];
    if (next !== undefined && id !== undefined) {
      reach(next);
      if (event.shiftKey) {
        const from = anchorId ?? ids[stop];
        setAnchorId(from);
        setChosen(rangeBetween(ids, from, id));
      } else if (!event.ctrlKey && !event.metaKey && !selecting) choose([id], id);
    } else if (!act(event)) return;
    event.preventDefault();
  }

  return {
    mode,
    view,
    setView,
    ids,
    selected,
    selectedSet,
    chosen,
    choose,
    selecting,
    setSelecting: (next: boolean) => {
      setSelecting(next);
      if (!next) choose(none);
    },
    toggle: (id: string) => choose(toggled(chosen, id), id),
    actions,
    run,
    open,
    move,
    folderId,
    canMove: options.onMove !== undefined && !readOnly && mode === 'files',
    menu,
    openMenu,
    closeMenu: () => setMenu(undefined),
    picking,
    setPicking,
    asked,
    setAsked,
    cutIds,
    paste,
    stepBack,
    naming,
    startFolder: (opener: HTMLElement) => {
      folderOpener.current = opener;
      setNaming({});
    },
    endNaming: () => {
      setNaming(undefined);
      if (naming?.id === undefined) returnFocus();
    },
    submitName: (item: FileItemView | undefined, name: string) => {
      setNaming(undefined);
      if (!item) {
        options.onFolderCreate?.(name);
        returnFocus();
      }
      if (item && name !== item.name) options.onRename?.(item.id, name);
      if (item) reach(ids.indexOf(item.id));
    },
    idsFor: (id: string) => (selectedSet.has(id) ? chosen : [id]),
    handleClick,
    columns,
    measureRef,
    scrollerRef,
    listRef,
    onResize,
    stop,
    reach,
    gridProps: { ...focusProps, onKeyDown: handleKeyDown },
  };
}

/** What the parts of the browser share. */
export type FileBrowserState = ReturnType<typeof useFileBrowser>;
