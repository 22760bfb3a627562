import { useState, type KeyboardEvent } from 'react';
import { useVirtualFocus } from '../../../hooks/keyboard/use-virtual-focus.ts';
import { useUndoFocus } from '../../../hooks/keyboard/use-undo-focus.ts';
import type { CollectionListLabels, CollectionListOptions, FavouriteView } from './types.ts';
import { useNotes } from './use-notes.ts';

const normal = (tag: string) => tag.normalize('NFC').trim();

/** Notes and deleted sources have no link. */
export const leadsSomewhere = ({ kind, sourceRemoved }: FavouriteView) =>
  kind !== 'note' && sourceRemoved !== true;

/** Behaviour of the favourites: active item, tag field, validation of new tags, and notes in progress. */
export function useCollectionList({
  favourites,
  tagging: { onChange: onTagsChange, check: checkTag },
  notes: noteOptions = {},
  onOpen,
  onRemove,
  removed,
  labels,
}: CollectionListOptions & { labels: Pick<CollectionListLabels, 'tagTaken'> }) {
  /** The favourite whose tag field is open, and its text. */
  const [tagging, setTagging] = useState<{ id: string; text: string }>();
  const ids = favourites.map(({ id }) => id);
  const { scrollerRef, listRef, onResize, stop, reach, focusProps } = useVirtualFocus({ ids });
  const expectBack = useUndoFocus({ ids, reach });
  const notes = useNotes(noteOptions);
  const act = (favourite: FavouriteView) => {
    if (leadsSomewhere(favourite)) onOpen(favourite);
    else if (favourite.kind === 'note') notes.startEdit(favourite);
  };

  const faultOf = (favourite: FavouriteView, text: string) => {
    const tag = normal(text);
    if (tag === '') return undefined;
    return favourite.tags.includes(tag) ? labels.tagTaken : checkTag?.(tag);
  };
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys of controls inside a favourite are left to them.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['itemId'] === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const favourite = favourites[stop];
    const handlers: Record<string, (() => void) | undefined> = {
      ArrowDown: () => reach(stop + 1),
      ArrowUp: () => reach(stop - 1),
      Home: () => reach(0),
      End: () => reach(favourites.length - 1),
      Enter: favourite && (() => act(favourite)),
      Delete: favourite && (() => onRemove(favourite.id)),
    };
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  }

  return {
    undo: () => {
      expectBack();
      removed?.onUndo();
    },
    scrollerRef,
    listRef,
    onResize,
    /** Index of the active favourite. */
    stop,
    /** Props of the list element. */
    listProps: { ...focusProps, onKeyDown: handleKeyDown },
    tagging,
    startTag: (id: string) => setTagging({ id, text: '' }),
    writeTag: (id: string, text: string) => setTagging({ id, text }),
    endTag: () => setTagging(undefined),
    /** By keyboard: the focus returns to the favourite. */
    leaveTag: (id: string) => {
      setTagging(undefined);
      reach(favourites.findIndex((favourite) => favourite.id === id));
    },
    faultOf,
    /** Saves the tag and keeps the field open for the next one. A refused tag stays in the field. */
    addTag: (favourite: FavouriteView, text: string) => {
      const tag = normal(text);
      if (tag === '' || faultOf(favourite, tag) !== undefined) return;
      onTagsChange(favourite.id, [...favourite.tags, tag]);
      setTagging({ id: favourite.id, text: '' });
    },
    removeTag: (favourite: FavouriteView, tag: string) =>
      onTagsChange(
        favourite.id,
        favourite.tags.filter((each) => each !== tag),
      ),
    ...notes,
    /** The focus returns to the note. */
    endEdit: (id: string) => {
      notes.stopEdit(id);
      reach(favourites.findIndex((favourite) => favourite.id === id));
    },
  };
}

/** Shared by the parts of the list. */
export type CollectionListState = ReturnType<typeof useCollectionList>;
