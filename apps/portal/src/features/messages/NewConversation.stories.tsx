import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { screen, within } from 'storybook/test';
import { openDialog } from '../../stores/dialogs.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/New conversation',
  args: { path: '/' },
  tags: ['!test'],
  play: async () => {
    openDialog('conversation');
    await shows(() => screen.getByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choosing the person to write to. */
export const Ready: Story = {};

/** Types into the search of the picker. */
const search: Story['play'] = async (context) => {
  await meta.play();
  await context.userEvent.type(await screen.findByRole('combobox', { name: 'Find contacts' }), 'wang');
};

/** The search is on its way. */
export const Loading: Story = {
  args: { responses: { 'directory.search': pending } },
  play: search,
};

/** The server refuses the search. */
export const Failed: Story = {
  args: { responses: { 'directory.search': refusedWith(500) } },
  play: async (context) => {
    await search(context);
    await shows(() => within(screen.getByRole('dialog')).getByText(/could not be/));
  },
};

/** There is no network. */
export const Offline: Story = {
  args: { responses: { 'directory.search': offline } },
  play: async (context) => {
    await search(context);
    await shows(() => within(screen.getByRole('dialog')).getByText(/offline/i));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** No match. */
export const FoundNothing: Story = {
  args: {
    responses: { 'directory.search': { code: '0', users: [], groups: [], userNumber: 0, groupNumber: 0 } },
  },
  play: async (context) => {
    await search(context);
    await shows(() => screen.getByText('Nothing found.'));
  },
};
