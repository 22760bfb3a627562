import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useControllableState } from '../../../../hooks/use-controllable-state.ts';
import { useOverlay } from '../../../../hooks/use-overlay.ts';
import { useLongPress } from '../../../../hooks/pointer/use-long-press.ts';
import { useVirtualFocus } from '../../../../hooks/keyboard/use-virtual-focus.ts';
import { actionsFor } from './file-actions.ts';
import { rangeBetween, toggled } from './file-selection.ts';
import type {
  DiskAction,
  FileBrowserOptions,
  FileBrowserProps,
  FileBrowserView,
  FileItemView,
} from '../types.ts';
import { useColumns } from './use-columns.ts';
import { useFileKeys } from './use-file-keys.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useNaming } from './use-naming.ts';
import { useUndoFocus } from '../../../../hooks/keyboard/use-undo-focus.ts';

/** An open menu, of what is chosen or of the folder, and what it stands at. */
export interface FileMenuState {
  of: 'items' | 'folder';
  /** What it acts on where it is not what is chosen: on a touch screen opening it chooses nothing. */
  ids?: readonly string[] | undefined;
  opener: HTMLElement;
  at?: { x: number; y: number } | undefined;
  byKey: boolean;
}

/** What was cut or copied and waits to be pasted. */
export interface FileClip {
  kind: 'move' | 'copy';
  ids: readonly string[];
}

/** Where a press is not one on the empty space of the folder. */
const occupied = '[data-item-id], [role="columnheader"], button, input';
const onEmptySpace = ({ target }: MouseEvent) => target instanceof Element && !target.closest(occupied);
const byTouch = ({ nativeEvent }: MouseEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
const none: readonly string[] = [];
const placeOf = (folder: string | undefined, query = '') => JSON.stringify([folder, query]);

/**
 * Behaviour of the file browser: what is chosen, which item the keys are on, what a key, a press or an action does. It
 * draws nothing and serves the table and the tiles alike.
 */
export function useFileBrowser(options: FileBrowserOptions & Pick<FileBrowserProps, 'query'>) {
  const { items, path, mode = 'files', readOnly = false, revealedId } = options;
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
  const [clip, setClip] = useState<FileClip>();

  const ids = items.map(({ id }) => id);
  const selectedSet = new Set(chosen);
  const actedOn = menu?.ids ? new Set(menu.ids) : selectedSet;
  const selected = items.filter(({ id }) => actedOn.has(id));
  const { columns, measureRef } = useColumns(view === 'grid');
  const folderId = path.at(-1)?.id;
  const place = placeOf(folderId, options.query);
  const { scrollerRef, listRef, restRef, onResize, stop, reach, forget, focusProps } = useVirtualFocus({
    ids,
    columns,
    place,
  });
  const { keepScroll, forgetScroll } = useKeptScroll({
    place,
    ready: items.length > 0,
    scrollerRef,
    listRef,
  });
  const { naming, startNaming, startFolder, endNaming, submitName } = useNaming(options, {
    folderId,
    ids,
    stop,
    reach,
  });

  const offered = new Set<DiskAction>(['open']);
  if (options.onDownload) offered.add('download');
  if (options.onShare) offered.add('share');
  if (options.onFavourite) offered.add('favourite');
  if (options.onRename) offered.add('rename');
  if (options.onVersions) offered.add('versions');
  if (options.onShowInFolder) offered.add('showInFolder');
  if (options.onMove) offered.add('move');
  if (options.onCopy) offered.add('copy');
  if (options.onDelete) offered.add('delete');
  if (options.onRestore) offered.add('restore');
  if (options.onDeleteForever) offered.add('deleteForever');
  const actions = actionsFor(selected, { mode, readOnly, offered });
  const canMove = options.onMove !== undefined && !readOnly && mode === 'files';

  function choose(next: readonly string[], anchor?: string) {
    setChosen(next);
    setAnchorId(anchor);
  }
  useOverlay(selecting || chosen.length > 1, () => {
    choose(none);
    setSelecting(false);
  });
  // Deleted or moved: what was to be done is done.
  if (selecting && chosen.length > 0 && !chosen.some((id) => ids.includes(id))) setSelecting(false);
  const revealed = useRef<string>(undefined);
  const reveal = useEffectEvent(() => {
    if (revealedId === undefined || revealed.current === revealedId) return;
    revealed.current = revealedId;
    choose([revealedId], revealedId);
    reach(ids.indexOf(revealedId));
    options.onRevealed?.(revealedId);
  });
  const revealable = revealedId !== undefined && ids.includes(revealedId);
  useEffect(() => {
    if (revealable) reveal();
    else if (revealedId === undefined) revealed.current = undefined;
  }, [revealedId, revealable]);

  const expectBack = useUndoFocus({ ids, reach });
  const { onUndo } = options;
  function undo() {
    expectBack();
    onUndo?.();
  }

  function open(item: FileItemView) {
    if (mode === 'recycle') return;
    if (item.kind !== 'directory') options.onOpen(item);
    else if (item.pending !== true) {
      choose(none);
      forgetScroll(placeOf(item.id));
      forget(placeOf(item.id));
      options.onNavigate(item.id);
    }
  }
  function move(moved: readonly string[], into: string) {
    const wanted = moved.filter((id) => id !== into);
    if (wanted.length > 0) options.onMove?.(wanted, into);
  }

  function run(action: DiskAction) {
    const targets = selected.map(({ id }) => id);
    const [first] = selected;
    if (!actions.includes(action) || !first) return;
    const steps: Record<DiskAction, () => void> = {
      open: () => open(first),
      download: () => options.onDownload?.(targets),
      share: () => options.onShare?.(targets),
      favourite: () => options.onFavourite?.(targets),
      rename: () => startNaming(first.id),
      versions: () => options.onVersions?.(first.id),
      showInFolder: () => options.onShowInFolder?.(first.id),
      move: () => setPicking({ kind: 'move', ids: targets }),
      copy: () => setPicking({ kind: 'copy', ids: targets }),
      delete: () => options.onDelete?.(targets),
      restore: () => options.onRestore?.(targets),
      deleteForever: () => setAsked(targets),
    };
    // The tool that was pressed may go with what is chosen.
    if (menu === undefined && (action === 'delete' || action === 'restore')) reach(stop);
    steps[action]();
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
    if (!opener || id === undefined || selecting) return false;
    setMenu({ of: 'items', ids: selectedSet.has(id) ? undefined : [id], opener, at, byKey: false });
    return true;
  });

  function openMenu(event: MouseEvent<HTMLElement>, item: FileItemView | undefined, atButton = false) {
    event.preventDefault();
    endPress();
    if (!item) return;
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

  /** On the space that no item takes. */
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
    if (clip && folderId !== undefined) {
      if (clip.kind === 'move') move(clip.ids, folderId);
      else options.onCopy?.(clip.ids, folderId);
    }
    setClip(undefined);
  }
  function stepBack() {
    if (clip) setClip(undefined);
    else choose(none);
  }
  function goUp() {
    const parent = path.at(-2);
    if (parent) options.onNavigate(parent.id);
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
    cut: actions.includes('move') ? () => setClip({ kind: 'move', ids: chosen }) : undefined,
    copy: canMove && actions.includes('copy') ? () => setClip({ kind: 'copy', ids: chosen }) : undefined,
    paste: clip && canMove ? paste : undefined,
    undo: onUndo && undo,
    stepBack: chosen.length > 0 || clip ? stepBack : undefined,
  });

  return {
    mode,
    view,
    setView,
    ids,
    /** What the menu or the bar acts on. */
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
    actions,
    run,
    open,
    move,
    folderId,
    canMove,
    menu,
    openMenu,
    openFolderMenu,
    handleSpaceClick,
    closeMenu: () => setMenu(undefined),
    picking,
    setPicking,
    asked,
    setAsked,
    clip,
    isCut: (id: string) => clip?.kind === 'move' && clip.ids.includes(id),
    paste,
    undo: onUndo && undo,
    stepBack,
    naming,
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
    /** In an empty folder the keys still lead out of it. */
    handleRestKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.key !== 'Backspace' && !(event.key === 'ArrowUp' && event.altKey)) return;
      event.preventDefault();
      goUp();
    },
    onResize,
    keepScroll,
    stop,
    reach,
    /** The item that the keys are on, where it is rendered. */
    findStop: () => {
      const id = ids[stop];
      return id === undefined
        ? null
        : (scrollerRef.current?.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`) ?? null);
    },
    gridProps: { ...focusProps, ...pressProps, onKeyDown: handleKeyDown },
  };
}

/** What the parts of the browser share. */
export type FileBrowserState = ReturnType<typeof useFileBrowser>;
