import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './CollectionList.stories.tsx';
import type * as States from './States.stories.tsx';

export const page = {
  purpose: 'The user’s favourites of every kind, by kind, tag and text, with notes of their own.',
  instead: [
    { when: 'Files of the disk', use: 'FileBrowser' },
    { when: 'All messages, not only saved ones', use: 'MessageSearch' },
    { when: 'Applications', use: 'AppGrid' },
  ],
  anatomy: {
    story: 'CollectionList/EveryKind',
    parts: [
      { name: 'Search', does: 'finds by text.', at: 'input[type=search], [role=searchbox]' },
      { name: 'Kinds', does: 'filters by one kind.', at: '[role=group]' },
      { name: 'Tags', does: 'filters by one tag; absent without tags.', at: '[role=group] ~ [role=group]' },
      { name: 'Note', does: 'writes a note to keep.', at: 'textarea' },
      { name: 'Favourite', does: 'icon or thumbnail, title, text, source, tags, age.', at: 'article' },
      { name: 'Undo', does: 'a bar after removing.' },
    ],
  },
  states: [
    { story: 'CollectionList/EveryKind', shows: 'One of each kind.' },
    { story: 'CollectionList/SourceRemoved', shows: 'The source was deleted: the saved content stays.' },
    { story: 'CollectionList/Removed', shows: 'One was removed and can be brought back.' },
    { story: 'CollectionList/NoteTooLong', shows: 'A note is too long.' },
    { story: 'States/Loading', shows: 'Loading.' },
    { story: 'States/Empty', shows: 'No favourites yet.' },
    { story: 'States/NothingFits', shows: 'No favourite fits the filters.' },
    { story: 'States/Failed', shows: 'Failed to load.' },
    { story: 'States/Offline', shows: 'Offline, with the cached ones.' },
    { story: 'States/Narrow', shows: 'In a narrow column.' },
  ],
  keyboard: [
    {
      where: 'Favourite',
      keys: ['ArrowDown'],
      does: 'Moves to the next favourite; ↑ to the previous one.',
      story: 'CollectionList/ByKeyboard',
    },
    {
      where: 'Favourite',
      keys: ['End'],
      does: 'Moves to the last one; Home to the first.',
      story: 'CollectionList/ByKeyboard',
    },
    { where: 'Favourite', keys: ['Enter'], does: 'Opens its source.', story: 'CollectionList/ByKeyboard' },
    {
      where: 'Favourite',
      keys: ['Delete'],
      does: 'Removes it; it can be brought back.',
      story: 'CollectionList/ByKeyboard',
    },
    {
      where: 'Favourite',
      keys: ['Tab'],
      does: 'Moves to its controls: open, tags, add a tag, remove.',
      story: 'CollectionList/ByKeyboard',
    },
    { where: 'Tag field', keys: ['Enter'], does: 'Keeps the tag.', story: 'CollectionList/Tagging' },
    {
      where: 'Tag field',
      keys: ['Escape'],
      does: 'Gives it up; the favourite has the focus.',
      story: 'CollectionList/ByKeyboard',
    },
    { where: 'Note', keys: ['Ctrl+Enter'], does: 'Keeps the note.', story: 'CollectionList/Note' },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'region', name: 'Favourites' },
      { part: 'Kinds, tags', role: 'group', name: 'Kinds; Tags. Their buttons are pressed or not' },
      { part: 'Favourite', role: 'article', name: 'Its title, with `aria-posinset` and `aria-setsize`' },
      { part: 'Tag field', role: 'textbox', name: 'New tag for and the title' },
    ],
    announced: ['That one was removed and can be brought back.', 'Why a tag is not possible.'],
    notes: ['The list is one Tab stop; only what is visible is rendered.'],
  },
  content: {
    rules: [
      'Every button names its favourite: “Remove Skyline.jpg from the favourites”.',
      'The empty list says how something gets in.',
    ],
    languages: {
      zh: 'Kinds are nouns; 收藏 for the list.',
      en: 'Kinds in the singular on a row, in the plural on a filter.',
      es: 'Kinds in the singular on a row, in the plural on a filter.',
      ja: 'No plural: one word for row and filter.',
    },
    texts: ({ collectionList: l }) => ({
      Kind: l.kind.message,
      'Filter by kind': l.kindFilter.message,
      Remove: l.remove('Skyline.jpg'),
      Removed: l.removed('Skyline.jpg'),
      'Keep a note': l.keepNote,
      Empty: l.empty,
      'Nothing fits': l.noResults,
    }),
  },
  rules: [
    {
      right: { text: 'Keep the saved content when the source is gone (`sourceRemoved`).' },
      wrong: { text: 'Drop the favourite without a word.' },
    },
    { right: { text: 'Remove at once and pass `removed`.' }, wrong: { text: 'Ask before each removal.' } },
  ],
} satisfies BlockPage<StoriesOf<{ CollectionList: typeof Main; States: typeof States }>>;
