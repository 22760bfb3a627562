import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { favourite } from '../../../testing/fixtures/favourites.ts';
import { day, minute, people } from '../../../testing/fixtures/people-and-messages.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { collection, inColumn } from '../../../testing/fixtures/collection-list.tsx';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { CollectionList } from './CollectionList.tsx';

const noTags = { ...collection.tagging, known: [] };

const meta = {
  title: 'Favourites/CollectionList/States',
  component: CollectionList,
  parameters: { labels: 'collectionList', layout: 'fullscreen' },
  decorators: [inColumn],
  args: collection,
} satisfies Meta<typeof CollectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The favourites load. */
export const Loading: Story = { args: { favourites: [], tagging: noTags, status: 'loading' } };

/** Before the tags are known, everything below them is a skeleton, and nothing moves when they come. */
export const LoadingTags: Story = {
  args: { tagging: { ...collection.tagging, known: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Kinds' })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: /note/i })).not.toBeInTheDocument();
  },
};

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { favourites: [], tagging: noTags, status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** No favourites yet, with a hint on how to add one. */
export const Empty: Story = { args: { favourites: [], tagging: noTags } };

/** No favourite matches the filter: one press clears it. */
export const NothingFits: Story = {
  args: { favourites: [], filters: { ...collection.filters, kind: 'app' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.filters.onKindChange).toHaveBeenCalledWith(undefined);
  },
};

/** The favourites failed to load. */
export const Failed: Story = { args: { favourites: [], status: 'error' } };

/** A refetch failed: the cached favourites stay, under an error line with a retry. */
export const Partial: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(await canvas.findByRole('article', { name: 'Skyline.jpg' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline: the cached favourites stay. */
export const Offline: Story = { args: { status: 'offline' } };

/** Five thousand favourites: mounts only the visible rows. */
export const Many: Story = {
  args: {
    favourites: Array.from({ length: 5_000 }, (_, at) =>
      favourite(`m${at}`, at * minute, { kind: 'link', title: `Page ${at}` }),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(2));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

/** Long and right-to-left names. */
export const LongNames: Story = {
  args: {
    favourites: [
      favourite('l1', day, {
        kind: 'person',
        title: people.long.name,
        source: people.long.department,
        tags: [people.long.position],
      }),
      favourite('l2', day, { kind: 'person', title: people.noor.name, source: people.noor.department }),
    ],
  },
};

/** In a narrow column hidden actions take no line of the texts. */
export const Narrow: Story = {
  args: {
    favourites: [
      favourite('n1', day, {
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
    const newTagButton = within(row!).getByRole('button', { name: 'New tag for Emily Smith' });
    const title = within(row!).getByRole('button', { name: 'Open Emily Smith' });
    await expect(newTagButton.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    await expect(row!.offsetHeight).toBeLessThan(100);
  },
};

/** Right-to-left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
