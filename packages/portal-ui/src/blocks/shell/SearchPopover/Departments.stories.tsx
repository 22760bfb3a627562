import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import {
  departmentsFound,
  groupsFound,
  people,
  peopleFound,
} from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { SearchPopover } from './SearchPopover.tsx';
import type { SearchFound } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/SearchPanel.tsx';

const found: SearchFound = {
  status: 'ready',
  people: peopleFound,
  groups: groupsFound,
  departments: departmentsFound,
  counts: { people: peopleFound.length, groups: groupsFound.length, departments: departmentsFound.length },
  onRetry: fn(),
};
const none = { people: 0, groups: 0, departments: 0 };

const meta = {
  title: 'Shell/SearchPopover/Departments',
  component: SearchPopover,
  parameters: { labels: 'searchPopover', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', minBlockSize: 600, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    query: 'z',
    onQueryChange: fn(),
    found,
    actions: { onOpenPerson: fn(), onOpenGroup: fn(), onOpenDepartment: fn(), onMessagePerson: fn() },
    defaultOpen: true,
    shortcut: 'Ctrl K',
    labels: en.searchPopover,
  },
} satisfies Meta<typeof SearchPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A third tab lists departments with their parents and number of people; Tab reaches it and Enter opens the first. */
export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /^张伟/ });
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await userEvent.tab();
    const tab = canvas.getByRole('tab', { name: /Departments/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectVisible(await canvas.findByRole('option', { name: /政治新闻部\s*42 people\s*总编室/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onOpenDepartment).toHaveBeenCalledWith(expect.objectContaining({ id: 'd1' }));
  },
};

/** If only departments match, their tab shows; a tab chosen by the user stays. */
export const OnlyDepartments: Story = {
  args: { found: { ...found, people: [], groups: [], counts: { ...none, departments: 2 } } },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(await canvas.findByRole('option', { name: /政治新闻部/ }));
    await userEvent.click(canvas.getByRole('tab', { name: /People/ }));
    await expectVisible(await canvas.findByText('No people found.'));
  },
};

/** No department matches. */
export const NoDepartments: Story = {
  args: {
    found: { ...found, people: [], groups: [], departments: [], counts: none },
    defaultTab: 'departments',
  },
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByText('No departments found.'));
  },
};

/** The user's own conversation follows the user. */
export const OwnConversation: Story = {
  args: {
    found: { ...found, ownConversation: { userId: people.zhangwei.id, name: 'Saved for me', onOpen: fn() } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const user = await canvas.findByRole('option', { name: /^张伟/ });
    const own = await canvas.findByRole('option', { name: 'Saved for me' });
    await expect(user).toHaveAttribute('aria-posinset', '1');
    await expect(own).toHaveAttribute('aria-posinset', '2');
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}{Enter}');
    await expect(args.found.ownConversation?.onOpen).toHaveBeenCalledOnce();
    await expect(args.actions.onOpenPerson).not.toHaveBeenCalled();
  },
};

/** The user's own conversation matches by its name, too, and is first then. */
export const OwnConversationByName: Story = {
  args: {
    query: 'saved',
    found: {
      ...found,
      people: [],
      groups: [],
      departments: [],
      counts: none,
      ownConversation: {
        userId: people.zhangwei.id,
        name: 'Saved for me',
        match: { field: 'name', ranges: [[0, 5]] },
        onOpen: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByRole('option', { name: 'Saved for me' }));
    await expect(canvas.getByRole('tab', { name: /People/ })).toHaveTextContent('1');
  },
};
