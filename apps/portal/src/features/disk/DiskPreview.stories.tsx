import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { DiskItemWire } from '@snap/portal-api/contract';
import { offline, pending, refusedWith, type MockResponses } from '@snap/portal-api/mocks';
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

const listed = (item: DiskItemWire): MockResponses => ({
  'disk.list': { code: '0', list: [item], total: 1, path: [] },
  // Requested when it responds before the list.
  'disk.detail': { code: '0', result: item, path: [] },
});

const notes = file('采访提纲.txt', 'text/plain');

const photo = file('港口.jpg', 'image/jpeg', { isImage: 1, imageWidth: 1600, imageHeight: 1067 });

const picture = () =>
  new Response(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067"><rect width="1600" height="1067" fill="#5b7c99"/></svg>',
    { headers: { 'content-type': 'image/svg+xml' } },
  );

const text = () =>
  new Response('采访提纲\n一、为什么是现在？', { headers: { 'content-type': 'text/plain; charset=utf-8' } });

const meta = {
  ...portalStories,
  title: 'Pages/Disk/Preview of a file',
  args: { path: '/networkDisk/networkDisk?file=f9' },
  tags: ['!test'],
  play: async () => {
    await shows(() => screen.getByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture. */
export const Picture: Story = { args: { responses: { ...listed(photo), 'disk.download': picture } } };

/** A text. */
export const Text: Story = {
  args: { responses: { ...listed(notes), 'disk.download': text } },
  play: async () => {
    await meta.play();
    await shows(() => screen.getByText(/一、为什么是现在/));
  },
};

/** The text is on its way. */
export const Loading: Story = { args: { responses: { ...listed(notes), 'disk.download': pending } } };

/** The text cannot be loaded. */
export const Failed: Story = {
  args: { responses: { ...listed(notes), 'disk.download': refusedWith(500) } },
  play: async () => {
    await meta.play();
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { ...listed(notes), 'disk.download': offline } } };

/** The text is empty. */
export const Empty: Story = { args: { responses: { ...listed(file('空.txt', 'text/plain')) } } };

/** The share has ended, or the file was deleted. */
export const Denied: Story = {
  args: { responses: { 'disk.detail': refusedWith(403) } },
  play: async () => {
    await meta.play();
    await shows(() => screen.getByText(/no longer shared with you/));
  },
};

/** More than the browser can take. */
export const TooLarge: Story = {
  args: { responses: listed({ ...notes, sizeInBytes: 300_000_000 }) },
};

/** A kind of file that no browser shows. */
export const NoPreview: Story = { args: { responses: listed(file('素材.zip', 'application/zip')) } };

/** On a phone. */
export const OnPhone: Story = { ...Picture, globals: { viewport: { value: 'phone' } } };
