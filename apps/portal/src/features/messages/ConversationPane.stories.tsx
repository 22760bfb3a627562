import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Conversation',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most people see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText('稿件我看过了，标题再短一点。'));
  },
};

/** What it shows is on its way. */
export const Loading: Story = { args: { answers: { 'messages.history': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { answers: { 'messages.history': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { answers: { 'messages.history': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = {
  args: {
    answers: { 'messages.history': { code: '0', list: [], hasMoreBefore: false, hasMoreAfter: false } },
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Search of the messages of this conversation. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Search this conversation'));
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
  },
};

/** The question before a group is dissolved. */
export const DissolveGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('About 两会报道组'));
    await userEvent.click(await screen.findByText('Dissolve the group'));
    await shows(() => screen.getByRole('alertdialog'));
  },
};
