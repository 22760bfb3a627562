import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { newsroomGroup } from '../../testing/newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const topicGroup = {
  ...newsroomGroup,
  groupType: '2' as const,
  label: '专题群',
  topicId: 's1',
  topicTitle: '老城区的早市',
  topicUrl: 'https://news.demo.example/s1',
};

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
export const Loading: Story = { args: { responses: { 'messages.history': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'messages.history': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'messages.history': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = {
  args: {
    responses: { 'messages.history': { code: '0', list: [], hasMoreBefore: false, hasMoreAfter: false } },
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

/** There is no such conversation, or not for this person: both look the same. */
export const Denied: Story = {
  args: {
    responses: {
      'messages.history': refusedWith(403),
      'groups.detail': refusedWith(403),
    },
  },
};

const write: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Message/ }), 'OK{Enter}');
  await shows(() => canvas.getByText('OK'));
};

/** A message is on its way. */
export const Sending: Story = { args: { responses: { 'messages.sendToGroup': pending } }, play: write };

/** A message has arrived. */
export const Sent: Story = { play: write };

/** A topic group: its header links the topic. */
export const TopicGroup: Story = {
  args: { responses: { 'groups.detail': { code: '0', result: topicGroup } } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText('老城区的早市'));
  },
};

/** The topic has ended: the group can be read, and nothing can be sent. */
export const TopicClosed: Story = {
  args: { responses: { 'groups.detail': { code: '0', result: { ...topicGroup, closed: 1 } } } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/^This group is closed/));
  },
};

/** It cannot be opened again while its topic is closed, so its owner has no button for it. */
export const TopicEnded: Story = {
  args: {
    responses: {
      'groups.detail': { code: '0', result: { ...topicGroup, closed: 1, topicEnded: 1, role: 'owner' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await shows(() => canvas.getByText(/^This group is closed/));
    await userEvent.click(await canvas.findByRole('button', { name: /^About / }));
    await shows(() => canvas.getByText('Topic ended'));
    await expect(canvas.queryByRole('button', { name: 'Open the group again' })).toBeNull();
  },
};

/** The group’s announcement, until one dismisses it. */
export const Announced: Story = {
  args: {
    responses: {
      'groups.detail': {
        code: '0',
        result: {
          ...newsroomGroup,
          notice: {
            id: 'n1',
            text: '明早六点编前会。',
            authorId: 'demo~zhangwei',
            authorName: '张伟',
            time: newsroomGroup.createTime,
            dismissed: 0,
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByText(/明早六点编前会/));
  },
};
