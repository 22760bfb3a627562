import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Message search',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Search this conversation'));
    const panel = await screen.findByRole('region', { name: 'Search this conversation' });
    await userEvent.type(await within(panel).findByRole('combobox'), '选题会');
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was found, with the text marked. */
export const Ready: Story = {
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('option', { name: /八点开选题会/ }));
  },
};

/** The search is on its way. */
export const Loading: Story = { args: { responses: { 'messages.search': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'messages.search': refusedWith(500) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = {
  args: { responses: { 'messages.search': offline } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText(/^You are offline/));
  },
};

/** No message has the text. */
export const FoundNothing: Story = {
  args: { responses: { 'messages.search': { code: '0', list: [], hasMore: false } } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText(/^No message/));
  },
};

/** On a phone the search covers the page. */
export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
