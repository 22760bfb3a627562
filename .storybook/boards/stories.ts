/** A story in Storybook's own list. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  tags: string[];
  type: 'story';
}

/** An entry of Storybook's list; pages are in it, too. */
const isStory = (entry: object): entry is Entry => 'type' in entry && entry.type === 'story';

export async function fetchStories(signal: AbortSignal): Promise<Entry[]> {
  const response = await fetch('index.json', { signal });
  const index: { entries: Record<string, object> } = await response.json();
  return Object.values(index.entries).filter(isStory);
}
