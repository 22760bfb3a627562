import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { kept } from '../../../testing/fixtures/favourites.ts';
import { day, minute, people } from '../../../testing/fixtures/people-and-messages.ts';
import { showsLateWords } from '../../../testing/late-words.ts';
import { collection, inColumn } from '../../../testing/fixtures/collection-list.tsx';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { CollectionList } from './CollectionList.tsx';

const meta = {
  title: 'Favourites/CollectionList/States',
  component: CollectionList,
  parameters: { labels: 'collectionList', layout: 'fullscreen' },
  decorators: [inColumn],
  args: collection,
} satisfies Meta<typeof CollectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The favourites are on their way. */
export const Loading: Story = { args: { favourites: [], tags: [], status: 'loading' } };

/** They take long: after five seconds a sentence says so, under what is on its way. */
export const Slow: Story = {
  args: { favourites: [], tags: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsLateWords(canvas.getByText('This takes longer than usual.'));
  },
};

/** Nothing is kept yet, and here is how to begin. */
export const Empty: Story = { args: { favourites: [], tags: [] } };

/** Nothing fits the filter: one press shows all again. */
export const NothingFits: Story = {
  args: { favourites: [], kind: 'app' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onKindChange).toHaveBeenCalledWith(undefined);
  },
};

/** They could not be loaded. */
export const Failed: Story = { args: { favourites: [], status: 'error' } };

/** They could not be loaded anew: what was here stays, under a line that says so and asks again. */
export const Partial: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(await canvas.findByRole('article', { name: 'Skyline.jpg' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network: what was here stays. */
export const Offline: Story = { args: { status: 'offline' } };

/** Five thousand: only what is seen is drawn. */
export const Many: Story = {
  args: {
    favourites: Array.from({ length: 5_000 }, (_, at) =>
      kept(`m${at}`, at * minute, { kind: 'link', title: `Page ${at}` }),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(2));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

/** Long names, and names of the other direction. */
export const LongNames: Story = {
  args: {
    favourites: [
      kept('l1', day, {
        kind: 'person',
        title: people.long.name,
        source: people.long.department,
        tags: [people.long.position],
      }),
      kept('l2', day, { kind: 'person', title: people.noor.name, source: people.noor.department }),
    ],
  },
};

/** In a narrow column: what can be done stands beside the texts, and takes no line of them while it waits. */
export const Narrow: Story = {
  args: {
    favourites: [
      kept('n1', day, {
        kind: 'person',
        title: 'Emily Smith',
        source: 'Section editor · World News',
        tags: [],
      }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340, blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('article');
    const step = within(row!).getByRole('button', { name: 'New tag for Emily Smith' });
    const title = within(row!).getByRole('button', { name: 'Open Emily Smith' });
    await expect(step.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    await expect(row!.offsetHeight).toBeLessThan(100);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
