import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../labels/en.ts';
import { storySource } from './contacts.ts';
import { me } from './fixtures.ts';

/** What the stories of a new group start from. */
export const newGroup = {
  open: true,
  onOpenChange: fn(),
  status: 'idle' as const,
  source: storySource(),
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
