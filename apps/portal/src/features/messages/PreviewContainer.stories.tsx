import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MessageWire } from '@snap/portal-api/contract';
import { offline, pending, refusedWith, type MockResponses } from '@snap/portal-api/mocks';
import { screen } from 'storybook/test';
import { portalStories, shows } from '../../testing/portal-story.tsx';

/** One message with a file, in a group. */
const conversation = (file: NonNullable<MessageWire['file']>): MockResponses => ({
  'messages.history': ({ targetId, type }) => ({
    code: '0',
    list: [
      {
        id: `${targetId}-1`,
        seq: 1,
        rev: 0,
        clientMsgId: '0f9a4c1e-6d2b-4b7e-9d55-3f1c8a2e7b60',
        sender: 'demo~zhangwei',
        senderName: '张伟',
        targetId,
        type,
        kind: 'file',
        msg: '',
        file,
        mentions: [],
        sendTime: new Date().setUTCHours(8, 0, 0, 0),
        recalled: false,
        reactions: [],
      },
    ],
    hasMoreBefore: false,
    hasMoreAfter: false,
  }),
});
const notes = conversation({ id: 'f9', name: '采访提纲.txt', ext: 'txt', size: 48_211, isImage: 0 });
const text = () =>
  new Response('采访提纲\n一、为什么是现在？', { headers: { 'content-type': 'text/plain; charset=utf-8' } });

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Preview of a file',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52', responses: { ...notes, 'disk.download': text } },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    const [file] = await canvas.findAllByRole('button', { name: /采访提纲/ });
    if (file) await userEvent.click(file);
    await shows(() => screen.getByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text, with what can be done with it. */
export const Ready: Story = {
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText(/一、为什么是现在/));
  },
};

/** The text is on its way. */
export const Loading: Story = { args: { responses: { ...notes, 'disk.download': pending } } };

/** The text cannot be loaded. */
export const Failed: Story = {
  args: { responses: { ...notes, 'disk.download': refusedWith(500) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** The message has outlived its file. */
export const Denied: Story = {
  args: { responses: { ...notes, 'disk.detail': refusedWith(403) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText(/no longer shared with you/));
  },
};

/** Saved to the own disk. */
export const SavedToDisk: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Save to my disk' }));
    await shows(() => screen.getByText(/is on your disk now/));
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** There is no network. */
export const Offline: Story = { ...Failed, args: { responses: { ...notes, 'disk.download': offline } } };

/** The text is empty. */
export const Empty: Story = { args: { responses: { ...notes, 'disk.download': () => new Response('') } } };

/** It is being saved to the own disk. */
export const Saving: Story = {
  args: { responses: { ...notes, 'disk.download': text, 'disk.saveFromChat': pending } },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Save to my disk' }));
    await shows(() => screen.getByText(/一、为什么是现在/));
  },
};
