import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useControllableState } from '../../../../hooks/use-controllable-state.ts';
import { useOverlay } from '../../../../hooks/overlays/use-overlay.ts';
import { useLongPress } from '../../../../hooks/pointer/use-long-press.ts';
import { useVirtualFocus } from '../../../../hooks/keyboard/use-virtual-focus.ts';
import { actionsFor, isUnconfirmed, offeredBy } from './file-actions.ts';
import { rangeBetween, toggled } from './file-selection.ts';
import type { DiskAction, FileBrowserOptions, FileBrowserView, FileItemView } from '../types.ts';
import { useColumns } from './use-columns.ts';
import { useFileKeys } from './use-file-keys.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useNaming } from './use-naming.ts';
import { useUndoFocus } from '../../../../hooks/keyboard/use-undo-focus.ts';

/** An open menu, of the selection or the folder, with its trigger. */
export interface FileMenuState {
  of: 'items' | 'folder';
  /** Items of the menu if not the selection: on touch, opening a menu selects nothing. */
  ids?: readonly string[] | undefined;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
}

/** Items being moved to another folder. */
interface FileTransfer {
  kind: 'move' | 'copy';
  ids: readonly string[];
}

/** Selector of elements where a press is not on the folder's empty space. */
const occupied = '[data-item-id], [role="columnheader"], button, input';
const onEmptySpace = ({ target }: MouseEvent) => target instanceof Element && !target.closest(occupied);
const byTouch = ({ nativeEvent }: MouseEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
const none: readonly string[] = [];
const placeOf = (folder: string | undefined, query = '') => JSON.stringify([folder, query]);

/**
 * Behaviour of the file browser: selection, focused item, keys, presses and actions, for both the table and the tiles.
 */
export function useFileBrowser(options: FileBrowserOptions) {
  const { mode = 'files', readOnly = false, selection, display, actions } = options;
  const { items, path, status, revealedId, onRevealed } = options.listing;
  const [view, setView] = useControllableState<FileBrowserView>(
    display.view,
    display.defaultView ?? 'list',
    display.onViewChange,
  );
  const [chosen, setChosen] = useControllableState(
    selection?.selectedIds,
    selection?.defaultSelectedIds ?? none,
    selection?.onSelectedIdsChange,
  );
  const [anchorId, setAnchorId] = useState<string>();
  /** Touch only: a press opens unless this mode is on. */
  const [selecting, setSelecting] = useState(false);
  const [menu, setMenu] = useState<FileMenuState>();
  /** Items whose target folder is being chosen in the dialog. */
  const [picking, setPicking] = useState<FileTransfer>();
  const [pendingDeletion, setPendingDeletion] = useState<readonly string[]>();
  /** Cut or copied items, to be pasted. */
  const [clip, setClip] = useState<FileTransfer>();

  const ids = items.map(({ id }) => id);
  const selectedSet = new Set(chosen);
  const actedOn = menu?.ids ? new Set(menu.ids) : selectedSet;
  const selected = items.filter(({ id }) => actedOn.has(id));
  const { columns, measureRef } = useColumns(view === 'grid');
  const folderId = path.at(-1)?.id;
  const place = placeOf(folderId, options.search?.query);
  const { scrollerRef, listRef, restRef, onResize, stop, findStop, reach, forget, focusProps } =
    useVirtualFocus({
      ids,
      columns,
      place,
    });
  const { saveScroll, forgetScroll } = useScrollRestoration({
    place,
    ready: items.length > 0,
    scrollerRef,
    listRef,
  });
  const { naming, checkName, startNaming, startFolder, endNaming, submitName } = useNaming(options.naming, {
    folderId,
    ids,
    stop,
    reach,
  });

  const allowed = actionsFor(selected, { mode, readOnly, offered: offeredBy(options) });
  const writable = mode === 'files' && !readOnly;
  const canMove = writable && actions.onMove !== undefined;
  const accepts = writable && status !== 'denied';

  function choose(next: readonly string[], anchor?: string) {
    setChosen(next);
    setAnchorId(anchor);
  }
  useOverlay(selecting || chosen.length > 1, () => {
    choose(none);
    setSelecting(false);
  });
  // Items that were deleted or moved leave the clipboard.
  if (selecting && chosen.length > 0 && !chosen.some((id) => ids.includes(id))) setSelecting(false);
  const revealed = useRef<string>(undefined);
  const reveal = useEffectEvent(() => {
    if (revealedId === undefined || revealed.current === revealedId) return;
    revealed.current = revealedId;
    choose([revealedId], revealedId);
    reach(ids.indexOf(revealedId));
    onRevealed?.(revealedId);
  });
  const revealable = revealedId !== undefined && ids.includes(revealedId);
  useEffect(() => {
    if (revealable) reveal();
    else if (revealedId === undefined) revealed.current = undefined;
  }, [revealedId, revealable]);

  const expectBack = useUndoFocus({ ids, reach });
  const { onUndo } = options.undo ?? {};
  const undo =
    onUndo &&
    (() => {
      expectBack();
      onUndo();
    });

  function open(item: FileItemView) {
    if (mode === 'recycle') return;
    if (item.kind !== 'directory') actions.onOpen(item);
    else if (!isUnconfirmed(item)) {
      choose(none);
      forgetScroll(placeOf(item.id));
      forget(placeOf(item.id));
      actions.onNavigate(item.id);
    }
  }
  function move(moved: readonly string[], into: string) {
    const wanted = moved.filter((id) => id !== into);
    if (wanted.length > 0) actions.onMove?.(wanted, into);
  }
  function transfer({ kind, ids: carried }: FileTransfer, into: string) {
    if (kind === 'move') move(carried, into);
    else actions.onCopy?.(carried, into);
  }

  function run(action: DiskAction) {
    const targets = selected.map(({ id }) => id);
    const [first] = selected;
    if (!allowed.includes(action) || !first) return;
    const handlers: Record<DiskAction, () => void> = {
      open: () => open(first),
      download: () => actions.onDownload?.(targets),
      share: () => actions.onShare?.(targets),
      favourite: () => actions.onFavourite?.(targets),
      rename: () => startNaming(first.id),
      versions: () => actions.onVersions?.(first.id),
      showInFolder: () => actions.onShowInFolder?.(first.id),
      move: () => setPicking({ kind: 'move', ids: targets }),
      copy: () => setPicking({ kind: 'copy', ids: targets }),
      delete: () => actions.onDelete?.(targets),
      restore: () => actions.onRestore?.(targets),
      deleteForever: () => setPendingDeletion(targets),
    };
    // The pressed tool may unmount with the selection.
    if (menu === undefined && (action === 'delete' || action === 'restore')) reach(stop);
    handlers[action]();
    if (action === 'delete' || action === 'restore') choose(none);
  }

  function handleClick(event: MouseEvent, item: FileItemView) {
    const at = ids.indexOf(item.id);
    if (event.shiftKey) setChosen(rangeBetween(ids, anchorId ?? ids[stop], item.id));
    else if (event.ctrlKey || event.metaKey || selecting) choose(toggled(chosen, item.id), item.id);
    else if (byTouch(event)) open(item);
    else choose([item.id], item.id);
    reach(at);
  }

  const { pressProps, endPress } = useLongPress((target, at) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-item-id]') : null;
    const id = opener?.dataset['itemId'];
    if (!opener || id === undefined || selecting || isUnconfirmed(items.find((item) => item.id === id)))
      return false;
    setMenu({ of: 'items', ids: selectedSet.has(id) ? undefined : [id], opener, at, byKey: false });
    return true;
  });

  function openMenu(event: MouseEvent<HTMLElement>, item: FileItemView | undefined, atButton = false) {
    event.preventDefault();
    endPress();
    if (!item || isUnconfirmed(item)) return;
    const other = !selectedSet.has(item.id);
    const touch = byTouch(event);
    if (other && !touch) choose([item.id], item.id);
    const opener =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-item-id]') : null;
    const byKey = event.detail === 0 && (atButton || event.button !== 2);
    const at = atButton || byKey ? undefined : { x: event.clientX, y: event.clientY };
    setMenu({
      of: 'items',
      ids: other && touch ? [item.id] : undefined,
      opener: atButton ? event.currentTarget : (opener ?? event.currentTarget),
      at,
      byKey,
    });
  }

  /** On the empty space. */
  function openFolderMenu(event: MouseEvent<HTMLElement>) {
    if (!onEmptySpace(event)) return;
    event.preventDefault();
    if (!selecting) choose(none);
    setMenu({
      of: 'folder',
      opener: event.currentTarget,
      at: { x: event.clientX, y: event.clientY },
      byKey: false,
    });
  }
  function handleSpaceClick(event: MouseEvent<HTMLElement>) {
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    if (onEmptySpace(event) && !more && !selecting && chosen.length > 0) choose(none);
  }

  function paste() {
    if (clip && folderId !== undefined) transfer(clip, folderId);
    setClip(undefined);
  }
  function stepBack() {
    if (clip) setClip(undefined);
    else choose(none);
  }
  function goUp() {
    const parent = path.at(-2);
    if (parent) actions.onNavigate(parent.id);
  }
  const handleKeyDown = useFileKeys(items, {
    ids,
    stop,
    columns,
    anchorId,
    reach,
    choose: (id) => choose([id], id),
    chooseTo: (from, to) => {
      setAnchorId(from);
      setChosen(rangeBetween(ids, from, to));
    },
    chooseAll: () => choose(ids, ids[0]),
    toggle: (id) => choose(toggled(chosen, id), id),
    follows: !selecting,
    open,
    goUp,
    run: (action) => (action === 'delete' && mode === 'recycle' ? run('deleteForever') : run(action)),
    cut: allowed.includes('move') ? () => setClip({ kind: 'move', ids: chosen }) : undefined,
    copy: canMove && allowed.includes('copy') ? () => setClip({ kind: 'copy', ids: chosen }) : undefined,
    paste: clip && canMove ? paste : undefined,
    undo,
    stepBack: chosen.length > 0 || clip ? stepBack : undefined,
  });

  return {
    mode,
    view,
    setView,
    ids,
    /** Items that the menu or the bar acts on. */
    selected,
    selectedSet,
    chosen,
    choose,
    selecting,
    setSelecting: (next: boolean) => {
      choose(none);
      setSelecting(next);
    },
    toggle: (id: string) => choose(toggled(chosen, id), id),
    /** Available actions for `selected`. */
    allowed,
    run,
    open,
    move,
    folderId,
    canMove,
    /** A new folder can be created here. */
    creates: accepts && options.naming?.onFolderCreate !== undefined,
    onDropFiles: accepts ? actions.onDropFiles : undefined,
    menu,
    openMenu,
    openFolderMenu,
    handleSpaceClick,
    closeMenu: () => setMenu(undefined),
    picking,
    endPicking: () => setPicking(undefined),
    submitPicking: (into: string) => {
      setPicking(undefined);
      if (picking) transfer(picking, into);
    },
    /** Items to be deleted permanently after confirmation. */
    pendingDeletion,
    endAsking: () => setPendingDeletion(undefined),
    confirmAsked: () => {
      setPendingDeletion(undefined);
      choose(none);
      if (pendingDeletion) actions.onDeleteForever?.(pendingDeletion);
    },
    clip,
    isCut: (id: string) => clip?.kind === 'move' && clip.ids.includes(id),
    paste,
    undo,
    stepBack,
    naming,
    checkName,
    startFolder,
    endNaming,
    submitName,
    idsFor: (id: string) => (selectedSet.has(id) ? chosen : [id]),
    handleClick,
    columns,
    measureRef,
    scrollerRef,
    listRef,
    restRef,
    /** In an empty folder the keys still lead to the parent. */
    handleRestKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.key !== 'Backspace' && !(event.key === 'ArrowUp' && event.altKey)) return;
      event.preventDefault();
      goUp();
    },
    onResize,
    saveScroll,
    stop,
    reach,
    findStop,
    gridProps: { ...focusProps, ...pressProps, onKeyDown: handleKeyDown },
  };
}

/** Shared by the parts of the browser. */
export type FileBrowserState = ReturnType<typeof useFileBrowser>;
