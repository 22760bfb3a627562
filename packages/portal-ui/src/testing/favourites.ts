import type { FavouriteView } from '../blocks/CollectionList/types.ts';
import { picture } from './files.ts';
import { day, minute, now, people } from './fixtures.ts';

/** Something that was kept, so long ago. */
export const kept = (
  id: string,
  ago: number,
  rest: Omit<FavouriteView, 'id' | 'time' | 'tags'> & { tags?: string[] },
) => ({
  tags: [],
  ...rest,
  id,
  time: now - ago,
});
/** Every kind once. */
export const favourites: FavouriteView[] = [
  kept('c1', 5 * minute, {
    kind: 'message',
    title: '张伟',
    text: '稿件我看过了，标题再短一点。',
    source: '两会报道组',
    tags: ['两会'],
  }),
  kept('c2', day, {
    kind: 'file',
    title: '两会发言稿.docx',
    fileKind: 'document',
    source: '李娜',
    tags: ['两会', 'drafts'],
  }),
  kept('c3', day, {
    kind: 'image',
    title: 'Skyline.jpg',
    thumb: { url: picture(3), width: 480, height: 320 },
  }),
  kept('c4', 2 * day, { kind: 'link', title: 'Style guide', text: 'https://example.com/style' }),
  kept('c5', 3 * day, { kind: 'person', title: people.garcia.name, source: people.garcia.department }),
  kept('c6', 3 * day, { kind: 'group', title: '夜班值守' }),
  kept('c7', 9 * day, { kind: 'app', title: 'Teleprompter' }),
  kept('c8', 9 * day, {
    kind: 'note',
    title: 'Questions for tomorrow',
    text: 'Who confirms the figures?\nWhen is the deadline?',
  }),
  kept('c9', 40 * day, {
    kind: 'message',
    title: 'Eleanor Smith',
    text: 'The caption is ready.',
    sourceRemoved: true,
  }),
];
