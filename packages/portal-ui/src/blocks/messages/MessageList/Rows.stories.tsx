import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { megabyte, picture } from '../../../testing/fixtures/files.ts';
import { settled } from '../../../testing/settled.ts';
import { me, message, minute, now, people } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { groupTalk, historyOf, inPane } from '../../../testing/fixtures/message-list.tsx';
import { MessageList } from './MessageList.tsx';
// Preloads lazy components, so that no story waits for the network.
import './content/FileUpload.tsx';
import './bars/PinnedBar.tsx';

const actions = { ...groupTalk.actions, onOpenPerson: fn(), onFileAction: fn() };

const meta = {
  title: 'Messages/MessageList/Rows',
  component: MessageList,
  parameters: { labels: 'messageList', layout: 'fullscreen' },
  decorators: [inPane(640)],
  args: { ...groupTalk, actions },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const theirs = { own: false, sender: people.zhangwei } as const;
const mine = { own: true, sender: me } as const;
const photo = (seed: number, width: number, height: number) => ({
  id: `p${seed}`,
  name: `现场照片 ${seed}.jpg`,
  kind: 'image' as const,
  size: 2 * megabyte,
  thumb: { url: picture(seed, width, height), width, height },
});

/** One picture, a tall one, a video, and a grid: each reserves its box before it loads. */
export const Pictures: Story = {
  args: historyOf([
    message(1, { ...theirs, text: '', files: [photo(1, 1_200, 800)] }),
    message(2, { ...mine, text: '竖构图的也有', files: [photo(2, 600, 900)] }),
    message(3, {
      ...theirs,
      text: '',
      files: [{ ...photo(3, 1_280, 720), name: '夜景航拍.mp4', kind: 'video', duration: '0:42' }],
    }),
    message(4, {
      ...theirs,
      text: '今天的图都在这里',
      files: [photo(4, 800, 800), photo(5, 900, 600), photo(6, 600, 900), photo(7, 1_000, 500)],
    }),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const video = await canvas.findByRole('button', { name: 'Video: Open 夜景航拍.mp4, 0:42' });
    // Waits until the row sizes settle.
    await waitFor(() => userEvent.click(video));
    await expect(args.actions.onFileAction).toHaveBeenCalledWith(
      'open',
      expect.objectContaining({ kind: 'video' }),
      expect.objectContaining({ id: 'm3' }),
    );
  },
};

/** A picture that has not loaded reserves its room. */
export const PictureOnItsWay: Story = {
  args: historyOf([
    message(1, {
      ...theirs,
      text: '',
      files: [
        { ...photo(1, 1_200, 800), thumb: { url: 'data:image/png;base64,', width: 1_200, height: 800 } },
      ],
    }),
  ]),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('button', { name: /^Picture/ });
    const { width, height } = box.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

/** A picture that fails to load shows an icon of its kind instead of a broken image. */
export const PictureNotLoaded: Story = {
  args: historyOf([
    message(1, {
      ...theirs,
      text: '',
      files: [
        {
          ...photo(1, 1_200, 800),
          thumb: { url: 'data:image/png;base64,broken', width: 1_200, height: 800 },
        },
      ],
    }),
  ]),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('button', { name: /^Picture/ });
    await waitFor(() => expect(box.querySelector('img')).toBeNull());
    await expect(box.querySelector('svg')).toBeVisible();
    const { width, height } = box.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

/** Files by kind, name and size; a press opens, a second button downloads. Long names are truncated in the middle. */
export const Files: Story = {
  args: historyOf([
    message(1, {
      ...theirs,
      text: '见附件',
      files: [
        { id: 'f1', name: '两会报道方案.docx', size: 1.2 * megabyte, kind: 'document' },
        { id: 'f2', name: '统计表.xlsx', size: 20_480, kind: 'spreadsheet' },
        { id: 'f3', name: '采访录音.wav', size: 48 * megabyte, kind: 'audio' },
      ],
    }),
    message(2, {
      ...mine,
      text: '',
      files: [{ id: 'f4', name: `${'融媒体报道总体方案'.repeat(12)}.pdf`, size: 20_480, kind: 'pdf' }],
    }),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const end = await canvas.findByText('总体方案.pdf');
    const box = end.parentElement?.getBoundingClientRect();
    await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual((box?.right ?? 0) + 0.5);
    const download = await canvas.findByRole('button', { name: 'Download 统计表.xlsx' });
    await userEvent.click(download);
    await expect(args.actions.onFileAction).toHaveBeenCalledWith(
      'download',
      expect.objectContaining({ id: 'f2' }),
      expect.objectContaining({ id: 'm1' }),
    );
  },
};

/** Uploads of the user: progress, cancel, and retry of a failed one. */
export const Uploads: Story = {
  args: historyOf([
    message(1, {
      ...mine,
      state: 'sending',
      text: '',
      files: [
        {
          id: 'f1',
          name: '两会现场.mov',
          size: 480 * megabyte,
          kind: 'video',
          upload: { status: 'uploading', progress: 0.42 },
        },
      ],
    }),
    message(2, {
      ...mine,
      state: 'sending',
      text: '',
      files: [{ ...photo(2, 900, 600), upload: { status: 'uploading', progress: 0.7 } }],
    }),
    message(3, {
      ...mine,
      state: 'sending',
      text: '',
      files: [
        {
          id: 'f3',
          name: '采访录音.wav',
          size: 48 * megabyte,
          kind: 'audio',
          upload: { status: 'failed', progress: 0.7 },
        },
      ],
    }),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading 两会现场.mov' })).toHaveProperty(
      'position',
      0.42,
    );
    const again = await canvas.findByRole('button', { name: 'Upload 采访录音.wav again' });
    await userEvent.click(again);
    await expect(args.actions.onFileAction).toHaveBeenLastCalledWith(
      'retry',
      expect.anything(),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of 两会现场.mov' }));
    await expect(args.actions.onFileAction).toHaveBeenLastCalledWith(
      'cancel',
      expect.anything(),
      expect.anything(),
    );
  },
};

/** Mentions are highlighted, those of the user most. Code keeps its spaces. Messages of only emoji are large. */
export const Words: Story = {
  args: historyOf([
    message(1, {
      ...theirs,
      text: '@王芳 @田中 美咲 请看 https://example.com/a，谢谢',
      mentions: [
        { name: '王芳', own: true },
        { name: '田中 美咲', own: false },
      ],
    }),
    message(2, {
      ...mine,
      text: 'Run `npm start`, then:\n```sh\nfor file in *.mov; do\n  upload "$file"\ndone\n```',
    }),
    message(3, { ...theirs, text: '👍🎉' }),
    message(4, {
      ...theirs,
      sender: people.noor,
      text: 'مرحبا @王芳',
      mentions: [{ name: '王芳', own: true }],
    }),
  ]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('@王芳'))[0]).toHaveAttribute('data-own');
    await expect(canvas.getByText('@田中 美咲')).not.toHaveAttribute('data-own');
    await expect(canvas.getByText(/upload "\$file"/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};

/** A very long message is collapsed and expandable. */
export const VeryLong: Story = {
  args: historyOf([
    message(1, { ...theirs, text: '这一段引用需要补出处，数字也请再核对一下。\n'.repeat(40) }),
  ]),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await settled(more);
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(460);
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeGreaterThan(700);
  },
};

/** A work notice, a system message, a forwarded and a pinned message. */
export const OtherKinds: Story = {
  args: {
    ...historyOf([
      message(1, { ...theirs, kind: 'event', text: '张伟 邀请 李娜 加入了群聊', time: now - 9 * minute }),
      message(2, {
        own: false,
        kind: 'workNotice',
        sender: { id: 'app-review', name: '稿件审核' },
        text: '《两会首日综述》等待您终审：https://example.com/review/42',
        time: now - 8 * minute,
      }),
      message(3, { ...theirs, forwardedFrom: people.lina, text: '视频已经传好了。', time: now - 7 * minute }),
      message(4, { ...theirs, pinned: true, text: '今晚十点截稿。', time: now - 6 * minute }),
      message(5, { ...mine, pinned: true, text: '版面给我。', time: now - 6 * minute }),
      message(6, { ...mine, text: '图片也给我。', time: now - 6 * minute }),
      message(7, { ...mine, text: '', recalledBy: { own: true, name: me.name }, time: now - 5 * minute }),
    ]),
    actions: { ...actions, of: ({ recalledBy }) => (recalledBy?.own === true ? ['reedit'] : []) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Forwarded from 李娜')).toBeVisible());
    await expectVisible(canvas.getByText('App'));
    await expectVisible(canvas.getByText('张伟 邀请 李娜 加入了群聊'));
    await expect(canvas.queryByRole('button', { name: 'Open the card of 稿件审核' })).toBeNull();
    const rewrite = canvas.getByRole('button', { name: 'Write it anew' });
    await userEvent.click(rewrite);
    await expect(args.actions.onAction).toHaveBeenCalledWith('reedit', expect.objectContaining({ id: 'm7' }));
    // The pin mark shifts no bubble.
    const endOf = (text: string) => canvas.getByText(text).getBoundingClientRect().right;
    await expect(endOf('版面给我。')).toBe(endOf('图片也给我。'));
  },
};

const invited = Array.from(
  { length: 60 },
  (_, index) => [people.zhangwei, people.tanaka, people.smith][index % 3],
);

/** In a system message no line starts with the comma after a name. */
export const ManyNames: Story = {
  args: historyOf([
    message(1, {
      ...theirs,
      kind: 'event',
      text: '',
      parts: invited.flatMap((person) => (person ? ['、', person] : [])).slice(1),
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: people.smith.name });
    const sentence = document.querySelector('article > p');
    const start = sentence?.getBoundingClientRect().left ?? 0;
    const walker = document.createTreeWalker(sentence ?? document.body, NodeFilter.SHOW_TEXT);
    const commas: number[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.textContent !== '、') continue;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      commas.push(range.getBoundingClientRect().left - start);
    }
    await expect(commas).toHaveLength(invited.length - 1);
    // The padding of the sentence, and the shortest name.
    await expect(Math.min(...commas)).toBeGreaterThan(30);
  },
};

/** A press adds or removes the user's reaction; hover and focus show who reacted. */
export const Reactions: Story = {
  args: historyOf([
    message(1, {
      ...theirs,
      text: '头条定了！',
      reactions: [
        { emoji: '👍', count: 5, own: true, names: ['王芳', '李娜', '田中 美咲'] },
        { emoji: '🎉', count: 1, own: false, names: ['李娜'] },
      ],
    }),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const row = within(await canvas.findByRole('list', { name: 'Reactions' }));
    await userEvent.click(row.getByRole('button', { name: '👍, 5 people' }));
    await expect(args.actions.onReact).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'm1' }),
      '👍',
      false,
    );
    await userEvent.click(row.getByRole('button', { name: '🎉, 1 person' }));
    await expect(args.actions.onReact).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'm1' }),
      '🎉',
      true,
    );
    await userEvent.hover(row.getByRole('button', { name: '👍, 5 people' }));
    await waitFor(() => expect(document.body).toHaveTextContent('王芳, 李娜, 田中 美咲 and 2 more'));
  },
};

/** Endless names and words wrap or are truncated, and nothing overflows the list. */
export const LongNames: Story = {
  args: {
    ...historyOf([
      message(1, {
        own: false,
        sender: people.long,
        text: 'Donaudampfschifffahrtselektrizitäten'.repeat(6),
        quote: { seq: 9, senderName: people.long.name, text: 'x'.repeat(300), recalled: false },
      }),
      message(2, { ...theirs, text: 'ok', forwardedFrom: people.long }),
    ]),
    pinned: {
      messages: [{ id: 'm1', seq: 1, senderName: people.long.name, text: 'La planificación '.repeat(20) }],
    },
    typing: [people.long.name],
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

/** The whole list from right to left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: historyOf([
    message(1, { own: false, sender: people.noor, text: 'صباح الخير، الخبر جاهز للنشر.' }),
    message(2, {
      ...mine,
      text: 'شكرا، سأراجعه الآن.',
      reactions: [{ emoji: '👍', count: 1, own: false }],
    }),
    message(3, { own: false, sender: people.noor, text: '', files: [photo(3, 900, 600)] }),
  ]),
  play: async ({ canvas }) => {
    const own = (await canvas.findByText('شكرا، سأراجعه الآن.')).getBoundingClientRect();
    const log = canvas.getByRole('log').getBoundingClientRect();
    await expect(own.left - log.left).toBeLessThan(log.right - own.right);
  },
};
