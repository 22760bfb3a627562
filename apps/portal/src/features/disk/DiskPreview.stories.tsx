import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { DiskItemWire } from '@snap/portal-api/contract';
import { pending, type MockAnswers } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const file = (filename: string, mediaType: string, rest: Partial<DiskItemWire> = {}): DiskItemWire => ({
  id: 'f9',
  filename,
  pathId: 'f9',
  parentId: 'root',
  isDirectory: 0,
  sizeInBytes: 48_211,
  isImage: 0,
  ext: filename.slice(filename.lastIndexOf('.') + 1),
  mediaType,
  thumb: 0,
  createTime: 1_795_420_800_000,
  updateTime: 1_795_420_800_000,
  ownerId: 'demo~lina',
  ownerName: '李娜',
  ...rest,
});

const listed = (item: DiskItemWire): MockAnswers => ({
  'disk.list': { code: '0', list: [item], total: 1, path: [] },
});

const notes = file('采访提纲.txt', 'text/plain');

const text = () =>
  new Response('采访提纲\n一、为什么是现在？', { headers: { 'content-type': 'text/plain; charset=utf-8' } });

const meta = {
  ...portalStories,
  title: 'Pages/File of the disk',
  args: { path: '/networkDisk/networkDisk?file=f9' },
  tags: ['!test'],
  play: async () => {
    await shows(screen.findByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text. */
export const Text: Story = {
  args: { answers: { ...listed(notes), 'disk.download': text } },
  play: async () => {
    await meta.play();
    await shows(screen.findByText(/一、为什么是现在/));
  },
};

/** The text is on its way. */
export const Loading: Story = { args: { answers: { ...listed(notes), 'disk.download': pending } } };
