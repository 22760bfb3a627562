import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { newGroup, openedGroup, topics } from '../../../testing/fixtures/group-creator.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { GroupCreator } from './GroupCreator.tsx';
import type { TopicView } from './types.ts';

const meta = {
  title: 'Messages/GroupCreator/Topic',
  tags: ['dialog'],
  component: GroupCreator,
  parameters: { labels: 'groupCreator' },
  args: { ...newGroup, defaultKind: 'topicGroup' },
} satisfies Meta<typeof GroupCreator>;
export default meta;
type Story = StoryObj<typeof meta>;

const loadTopics = fn<() => Promise<readonly TopicView[]>>();

/** A topic is chosen with the keyboard; its title becomes the group's name, and the group carries it. */
export const Chosen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    const field = dialog.getByRole('combobox', { name: 'Topic' });
    await userEvent.type(field, '头版');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByLabelText('Group name')).toHaveFocus();
    await expect(dialog.getByLabelText('Group name')).toHaveValue('头版：基层治理观察');
    await expectVisible(dialog.getByRole('group', { name: 'Topic' }));
    await userEvent.click(dialog.getByLabelText('Introduction'));
    await userEvent.paste('报道协调');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(people.lina.name) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'topicGroup', topic: topics[0], name: '头版：基层治理观察' }),
    );
  },
};

/**
 * Arrow keys move through the list; a title that is too long is not copied into the name. The choice can be changed.
 */
export const Changed: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    const field = dialog.getByRole('combobox', { name: 'Topic' });
    await dialog.findByRole('option', { name: /新能源汽车/ });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expectVisible(dialog.getByText('多地推出新能源汽车下乡新举措，市场反应如何'));
    await expect(dialog.getByLabelText('Group name')).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await expect(dialog.getByRole('combobox', { name: 'Topic' })).toHaveFocus();
  },
};

/** Without a topic the field shows an error and takes the focus; the members step stays closed. */
export const Missing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await dialog.findByRole('option', { name: /头版/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    const field = dialog.getByRole('combobox', { name: 'Topic' });
    await expect(field).toHaveAccessibleDescription('Choose a topic.');
    await expect(field).toHaveFocus();
  },
};

/** No topic matches the query. */
export const NoneFound: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Topic' }), 'xyz{Enter}');
    await expectVisible(await dialog.findByText('No topic found.'));
  },
};

/** The topics load. */
export const Loading: Story = {
  args: { topicSource: { topics: () => new Promise(() => undefined) } },
  play: async () => {
    const dialog = await openedGroup();
    await expect(dialog.getByText('Loading the topics…')).toBeInTheDocument();
  },
};

/** The newsroom has no story and no hotspot yet. */
export const Empty: Story = {
  args: { topicSource: { topics: () => [] } },
  play: async () => {
    const dialog = await openedGroup();
    await expectVisible(await dialog.findByText(/No stories or hotspots yet/));
  },
};

/** The topics failed to load and appear after a retry. */
export const Failed: Story = {
  args: { topicSource: { topics: loadTopics } },
  beforeEach: () => {
    loadTopics.mockRejectedValue(new Error('not reached'));
  },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await expectVisible(await dialog.findByText('The topics could not be loaded.'));
    loadTopics.mockResolvedValue(topics);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expectVisible(await dialog.findByRole('option', { name: /头版/ }));
  },
};

/** Offline while the topics load. */
export const Offline: Story = {
  args: {
    topicSource: {
      topics: (): Promise<readonly TopicView[]> => Promise.reject(new Error('no network')),
      isOffline: () => true,
    },
  },
  play: async () => {
    const dialog = await openedGroup();
    await expectVisible(await dialog.findByText(/You are offline/));
  },
};

/** The Enter that confirms a composition chooses nothing, in either engine's event order. */
export const InputMethod: Story = {
  play: async () => {
    const dialog = await openedGroup();
    const field = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Topic' });
    await composeInChromium(field, ['t', 'tou', 'touban'], '头');
    await composeInWebKit(field, ['头b', '头ban'], '头版');
    await expect(field).toHaveValue('头版');
    await expectVisible(await dialog.findByRole('option', { name: /头版/ }));
    await expect(dialog.queryByRole('button', { name: 'Change' })).toBeNull();
  },
};

/** On a phone, in the dark, in the language with the longest labels. */
export const Phone: Story = {
  globals: { language: 'es', scheme: 'dark', viewport: { value: 'phone' } },
};
