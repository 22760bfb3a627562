import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { openDialog } from '../../stores/dialogs.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const request = {
  userId: 'demo~zhangwei',
  direction: 'in' as const,
  state: 'waiting' as const,
  msg: '我是要闻组的张伟。',
  time: new Date().setUTCHours(7, 0, 0, 0),
  unread: 1 as const,
  user: {
    userId: 'demo~zhangwei',
    name: '张伟',
    pos: '要闻组主编',
    relation: 3 as const,
    starFriend: false,
    friendId: 'demo~zhangwei',
    deptInfos: [],
  },
};

const many = ['王敏', '李静', '张磊', '刘洋', '陈艳', '杨勇', '赵杰', '黄涛', '周敏', '吴静'].map(
  (name, at) => ({
    ...request,
    userId: `demo~p${at}`,
    direction: at % 3 === 1 ? ('out' as const) : ('in' as const),
    unread: at < 2 ? (1 as const) : (0 as const),
    user: { ...request.user, userId: `demo~p${at}`, friendId: `demo~p${at}`, name, pos: '记者' },
  }),
);

const meta = {
  ...portalStories,
  title: 'Pages/People/Friend requests',
  args: {
    path: '/addressBook/addressBook',
    responses: { 'friends.requests': { code: '0', result: [request], total: 1 } },
  },
  tags: ['!test'],
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    openDialog('requests');
    await shows(() => screen.getByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One request. */
export const Ready: Story = {};

/** Many requests, received and sent. */
export const Many: Story = {
  args: { responses: { 'friends.requests': { code: '0', result: many, total: many.length } } },
};

/** They are on their way. */
export const Loading: Story = { args: { responses: { 'friends.requests': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'friends.requests': refusedWith(500) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'friends.requests': offline } } };

/** No requests. */
export const Empty: Story = {
  args: { responses: { 'friends.requests': { code: '0', result: [], total: 0 } } },
};

/** The request was withdrawn in the meantime. */
export const AcceptRefused: Story = {
  args: {
    responses: { ...meta.args.responses, 'friends.accept': () => refusal('friends.accept') },
  },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await shows(() => screen.getByText('没有待处理的好友请求。'));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
