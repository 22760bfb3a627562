import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../labels/en.ts';
import { storySource } from './contacts.ts';
import type { TopicView } from '../blocks/GroupCreator/types.ts';
import { me } from './fixtures.ts';

export const topics: readonly TopicView[] = [
  { id: 'w1', title: '头版：基层治理观察', kind: 'story', detail: '时政部' },
  { id: 'w2', title: 'Crónica: la sequía en el campo', kind: 'story', detail: 'Política' },
  { id: 'w3', title: '現場：地方議会の一日を追う', kind: 'story', detail: '報道班' },
  { id: 'h1', title: '多地推出新能源汽车下乡新举措，市场反应如何', kind: 'hotspot', detail: '微博' },
];

/** What the stories of a new group start from. */
export const newGroup = {
  open: true,
  onOpenChange: fn(),
  status: 'idle' as const,
  source: storySource(),
  topicSource: { topics: () => topics },
  self: me,
  onSubmit: fn(),
  labels: en.groupCreator,
};

/** The dialog, once it can be seen. */
export async function openedGroup(name = 'New group chat (ordinary)') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
