import type { Meta, StoryObj } from '@storybook/react-vite';
import { codes } from '@snap/portal-api/contract';
import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw';
import { screen, within } from 'storybook/test';
import { files } from '../../testing/newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

/** Accepts the upload, and resolves the request that carries its bytes. */
const accepted = (resolver: HttpResponseResolver) => [
  http.post(
    '*/co/pan/upload',
    () => new HttpResponse(null, { status: 201, headers: { location: '/co/pan/upload/u1' } }),
  ),
  http.patch('*/co/pan/upload/u1', resolver),
  http.head('*/co/pan/upload/u1', () => HttpResponse.error()),
  http.delete('*/co/pan/upload/u1', () => new HttpResponse(null, { status: 204 })),
];
const never: HttpResponseResolver = async () => {
  await delay('infinite');
};

const report = new File(['0123456789'.repeat(4_000)], '会议纪要.pdf', { type: 'application/pdf' });

const meta = {
  ...portalStories,
  title: 'Pages/Disk/Uploads',
  args: { path: '/networkDisk/networkDisk', handlers: accepted(never) },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /统计表/ });
    const field = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (!field) throw new Error('no field for files');
    await userEvent.upload(field, report);
    await shows(() => screen.getByRole('grid', { name: 'Uploads' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;
const panel = () => within(screen.getByRole('grid', { name: 'Uploads' }));

/** A file on its way. */
export const Ready: Story = {};

/** Paused by its person. */
export const Paused: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(await panel().findByRole('button', { name: /^Pause (?!all)/ }));
    await shows(() => panel().getByRole('button', { name: /^(Resume|Continue)/ }));
  },
};

/** There is no network: the file waits. */
export const Offline: Story = {
  args: { handlers: accepted(() => HttpResponse.error()) },
  play: async (context) => {
    await meta.play(context);
    // As the browser says it.
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await shows(() => screen.getAllByText(/waiting for the network/));
  },
};

/** The server refuses, and says why. */
export const Refused: Story = {
  args: {
    handlers: [
      http.post('*/co/pan/upload', () =>
        HttpResponse.json(
          { code: codes.diskFull, msg: 'There is not enough room for this file: 0 B are left.' },
          { status: 413 },
        ),
      ),
    ],
  },
  play: async (context) => {
    await meta.play(context);
    await shows(() => panel().getByText(/not enough room/));
  },
};

/** The folder has a file of that name. */
export const Conflict: Story = {
  args: {
    handlers: [
      http.post('*/co/pan/upload', () =>
        HttpResponse.json(
          { code: codes.nameTaken, msg: 'The name is taken.', existing: files[3] },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('dialog', { name: 'This name is already taken' }));
  },
};

/** Everything has arrived. */
export const Done: Story = {
  args: {
    handlers: accepted(
      () =>
        new HttpResponse(null, {
          status: 204,
          headers: { 'upload-offset': String(report.size), 'portal-file-id': 'f3' },
        }),
    ),
  },
  play: async (context) => {
    await meta.play(context);
    await shows(() => panel().getByRole('button', { name: /^Show / }));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
