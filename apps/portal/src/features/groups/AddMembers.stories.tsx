import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { offline, pending, refusal, refusedWith, type MockResponses } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Add members',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('About 两会报道组'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add people' }));
    await shows(() => screen.getByRole('dialog', { name: 'Add people to 两会报道组' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const search: Story['play'] = async (context) => {
  await meta.play(context);
  const dialog = within(screen.getByRole('dialog', { name: /^Add people/ }));
  await context.userEvent.type(dialog.getByRole('combobox'), '刘');
};

const add: Story['play'] = async (context) => {
  await search(context);
  await context.userEvent.click(await screen.findByRole('option', { name: /刘欣怡/ }));
  await context.userEvent.click(await screen.findByRole('button', { name: 'Add 1 person' }));
};

const found = {
  code: '0',
  users: [
    {
      id: 'demo~liuxinyi',
      name: '刘欣怡',
      position: '记者',
      dept: '要闻组',
      relation: 0,
      starFriend: false,
      friendId: 'demo~liuxinyi',
    },
  ],
  groups: [],
  userNumber: 1,
  groupNumber: 0,
} satisfies MockResponses['directory.search'];

/** Who is in the group cannot be chosen. */
export const Ready: Story = {};

/** The group is full: the dialog stays, and says so. */
export const Full: Story = {
  args: { responses: { 'directory.search': found, 'groups.addMembers': () => refusal('groups.addMembers') } },
  play: async (context) => {
    await add(context);
    await shows(() => screen.getByRole('alert'));
  },
};

/** The search is on its way. */
export const Loading: Story = { args: { responses: { 'directory.search': pending } }, play: search };

/** No match. */
export const FoundNothing: Story = {
  args: { responses: { 'directory.search': { ...found, users: [], userNumber: 0 } } },
  play: async (context) => {
    await search(context);
    await shows(() => screen.getByText('Nothing found.'));
  },
};

/** The server refuses the search. */
export const Failed: Story = {
  args: { responses: { 'directory.search': refusedWith(500) } },
  play: async (context) => {
    await search(context);
    await shows(() => screen.getByText(/could not be/));
  },
};

/** There is no network. */
export const Offline: Story = {
  args: { responses: { 'directory.search': offline } },
  play: async (context) => {
    await search(context);
    await shows(() => within(screen.getByRole('dialog', { name: /^Add people/ })).getByText(/offline/i));
  },
};

/** One person is being added. */
export const Adding: Story = {
  args: { responses: { 'directory.search': found, 'groups.addMembers': pending } },
  play: add,
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
