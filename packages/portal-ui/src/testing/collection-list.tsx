import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { en } from '../labels/en.ts';
import { favourites } from './favourites.ts';
import { timeSettings } from './fixtures.ts';

/** What the stories of the favourites start from. */
export const collection = {
  favourites,
  status: 'ready' as const,
  onRetry: fn(),
  onKindChange: fn(),
  tags: [
    { tag: '两会', count: 2 },
    { tag: 'drafts', count: 1 },
  ],
  onTagChange: fn(),
  query: '',
  onQueryChange: fn(),
  onOpen: fn(),
  onRemove: fn(),
  onUndo: fn(),
  onTagsChange: fn(),
  onNoteAdd: fn(),
  onNoteEdit: fn(),
  checkTag: (tag: string) => (tag.length > 20 ? 'A tag has at most 20 characters.' : undefined),
  labels: en.collectionList,
  ...timeSettings,
};

/** As high as a window, and as wide as its column. */
export const inColumn: Decorator = (Story) => (
  <div style={{ blockSize: 800, maxInlineSize: 760 }}>
    <Story />
  </div>
);
