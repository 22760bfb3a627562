import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Favourites/Favourites',
  args: { path: '/collection/collection' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most people see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText('头条定了！'));
  },
};

/** What it shows is on its way. */
export const Loading: Story = { args: { responses: { 'collection.list': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'collection.list': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'collection.list': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = { args: { responses: { 'collection.list': { code: '0', list: [], total: 0 } } } };

/** Nothing has these words. */
export const FoundNothing: Story = {
  args: {
    path: '/collection/collection?q=xyz',
    responses: { 'collection.list': { code: '0', list: [], total: 0 } },
  },
};

/** The question before a tag is taken off everything that has it. */
export const DeleteTag: Story = {
  args: { path: '/collection/collection?tag=两会报道' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete tag' }));
    await shows(() => screen.getByRole('alertdialog'));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
