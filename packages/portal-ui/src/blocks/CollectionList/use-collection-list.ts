import { useState } from 'react';
import type { CollectionListLabels, CollectionListOptions, FavouriteView } from './types.ts';

const normal = (tag: string) => tag.normalize('NFC').trim();

/** Behaviour of the favourites: whose tags are written, what a new tag may be, and the note in progress. */
export function useCollectionList({
  onTagsChange,
  checkTag,
  onNoteAdd,
  labels,
}: CollectionListOptions & { labels: Pick<CollectionListLabels, 'tagTaken'> }) {
  /** The favourite that gets a tag, and what is written so far. */
  const [tagging, setTagging] = useState<{ id: string; text: string }>();
  const [note, setNote] = useState('');

  const faultOf = (favourite: FavouriteView, text: string) => {
    const tag = normal(text);
    if (tag === '') return undefined;
    return favourite.tags.includes(tag) ? labels.tagTaken : checkTag?.(tag);
  };
  return {
    tagging,
    startTag: (id: string) => setTagging({ id, text: '' }),
    writeTag: (id: string, text: string) => setTagging({ id, text }),
    endTag: () => setTagging(undefined),
    faultOf,
    /** Keeps the tag and stays open for the next one. A tag that is refused stays in the field. */
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
    note,
    setNote,
    keepNote: () => {
      if (note.trim() === '') return;
      onNoteAdd?.(note.trim());
      setNote('');
    },
  };
}

/** What the parts of the list share. */
export type CollectionListState = ReturnType<typeof useCollectionList>;
