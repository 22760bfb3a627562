import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { longNames, many } from '../../testing/large-newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Messages',
  args: { path: '/news/news' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most people see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: /^两会报道组/ }));
  },
};

/** What it shows is on its way. */
export const Loading: Story = { args: { responses: { 'messages.recent': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'messages.recent': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'messages.recent': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet, so there is nothing to choose. */
export const Empty: Story = {
  args: { responses: { 'messages.recent': { code: '0', mobileVOList: [] } } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/^No chats yet/));
    await expect(canvas.queryByText(/^Choose a conversation/)).toBeNull();
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Hundreds of conversations. */
export const Many: Story = { args: { responses: many } };

/** Names and last messages that do not fit their row. */
export const LongNames: Story = { args: { responses: longNames } };
