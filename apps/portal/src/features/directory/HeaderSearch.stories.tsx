import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { setSearchOpen, setSearchQuery } from './search-panel.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/People/Find a colleague',
  args: { path: '/' },
  tags: ['!test'],
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    setSearchQuery('zhangw');
    setSearchOpen(true);
    await shows(() => screen.getByRole('combobox'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A person, a group and a department. */
export const Found: Story = {
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('option', { name: /张伟/ }));
  },
};

/** Nothing is typed yet. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    setSearchOpen(true);
    await shows(() => screen.getByRole('combobox'));
  },
};

/** The search is under way. */
export const Loading: Story = { args: { responses: { 'directory.search': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'directory.search': refusedWith(500) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText('The search did not work. Please try again.'));
  },
};

/** There is no network. */
export const Offline: Story = {
  args: { responses: { 'directory.search': offline } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText(/^You are offline. Searching/));
  },
};

/** No match. */
export const FoundNothing: Story = {
  args: {
    responses: {
      'directory.search': { code: '0', users: [], groups: [], userNumber: 0, groupNumber: 0 },
    },
  },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText('No people found.'));
  },
};

/** On a phone it is a screen of its own. */
export const OnPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };
