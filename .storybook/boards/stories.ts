import { useEffect, useState } from 'react';

/** A story in Storybook's own list. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  tags: string[];
  type: 'story';
  /** Path of the story's file from the repository's root, beginning with `./`. */
  importPath: string;
  exportName: string;
}

/** An entry of Storybook's list; pages are in it, too. */
const isStory = (entry: object): entry is Entry => 'type' in entry && entry.type === 'story';

async function fetchStories(signal: AbortSignal): Promise<Entry[]> {
  const response = await fetch('index.json', { signal });
  const index: { entries: Record<string, object> } = await response.json();
  return Object.values(index.entries).filter(isStory);
}

/** Storybook's stories; none until they are fetched. */
export function useEntries(): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetchStories(abort.signal).then(setEntries, (error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, []);
  return entries;
}
