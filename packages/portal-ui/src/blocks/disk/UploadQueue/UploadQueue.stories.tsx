import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { formatSize, manyUploads, megabyte, uploads } from '../../../testing/fixtures/files.ts';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { InAnotherLanguage } from '../../../testing/in-another-language.tsx';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { UploadQueue } from './UploadQueue.tsx';

const meta = {
  title: 'Disk/UploadQueue',
  component: UploadQueue,
  parameters: { labels: 'uploadQueue' },
  args: {
    uploads,
    formatSize,
    actions: {
      onPause: fn(),
      onResume: fn(),
      onRetry: fn(),
      onCancel: fn(),
      onRemove: fn(),
      onResolveConflict: fn(),
      onShow: fn(),
    },
    onClose: fn(),
    labels: en.uploadQueue,
  },
} satisfies Meta<typeof UploadQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = (state: (typeof uploads)[number]['state']) => uploads.filter((upload) => upload.state === state);

/** Every state once, with its label and actions. */
export const EveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /采访录音/ })).toHaveTextContent(
      '12 MB of 27 MB · 3.2 MB/s',
    );
    const failed = await canvas.findByRole('row', { name: /选题会纪要/ });
    await expect(failed).toHaveTextContent('The disk is full.');
    await userEvent.click(within(failed).getByRole('button', { name: /^Try .* again$/ }));
    await expect(args.actions.onRetry).toHaveBeenCalledWith('f3');
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(args.actions.onResolveConflict).toHaveBeenCalledWith('f1');
  },
};

/** Uploading: bytes, speed and remaining time. */
export const Uploading: Story = {
  args: { uploads: manyUploads(60, 24) },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByRole('heading', { name: 'Uploading: 24 of 60 files done' }));
    await expectVisible(canvas.getByText(/6 MB\/s · less than a minute left/));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause all' }));
    await expect(args.actions.onPause).toHaveBeenCalledWith();
  },
};

/** All uploads are paused. */
export const Paused: Story = {
  args: { uploads: [...one('paused'), ...one('done')] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume all' }));
    await expect(args.actions.onResume).toHaveBeenCalledWith();
    await waitFor(() => expect(canvas.getByText('Paused at 37%')).toBeVisible());
  },
};

/** All remaining uploads wait for the resolution of a name conflict. */
export const WaitingForAnswer: Story = { args: { uploads: [...one('asking'), ...one('done')] } };

/** Finished: the panel can be closed. */
export const Finished: Story = {
  args: { uploads: manyUploads(12, 12) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/close this tab/)).not.toBeInTheDocument();
    const panel = canvas.getByRole('region').getBoundingClientRect();
    const [total] = canvas.getAllByRole('progressbar').map((bar) => bar.getBoundingClientRect());
    await expect(panel.right - (total?.right ?? 0)).toBe((total?.left ?? 0) - panel.left);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the uploads' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Failed uploads stay until they are retried or removed. */
export const FinishedPartly: Story = {
  args: { uploads: [...one('failed'), ...one('done')] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry failed' }));
    await expect(args.actions.onRetry).toHaveBeenCalledWith();
  },
};

/** Offline: uploads wait and resume later. */
export const Offline: Story = {
  args: { offline: true, uploads: [...one('uploading'), ...one('done')] },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByRole('heading', { name: 'Uploads are waiting for the network' }));
    await expectVisible(canvas.getByText(/Uploads go on by themselves/));
    await expect(await canvas.findByRole('row', { name: /采访录音/ })).toHaveTextContent(
      '12 MB of 27 MB · waiting for the network',
    );
    // No speed and no remaining time.
    await expect(canvas.queryByText(/\/s|left$/)).not.toBeInTheDocument();
  },
};

/** Offline after everything is uploaded. */
export const DoneAndOffline: Story = {
  args: { offline: true, uploads: one('done') },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByRole('heading', { name: '1 file uploaded' }));
    await expect(canvas.queryByText(/go on by themselves/)).not.toBeInTheDocument();
  },
};

/** Stalled: the browser is online, but no bytes have been sent for a while. */
export const Stalled: Story = {
  args: { uploads: one('uploading').map((upload) => ({ ...upload, stalled: true, speed: undefined })) },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByRole('heading', { name: 'Uploads are waiting for the network' }));
    await expect(await canvas.findByRole('row', { name: /采访录音/ })).toHaveTextContent(
      '12 MB of 27 MB · waiting for the network',
    );
  },
};

/** Renamed: the row shows the original name and the reason. */
export const Renamed: Story = {
  args: {
    uploads: one('done').map((upload) => ({
      ...upload,
      note: 'It was called “选题:会?.txt”. “:” is not allowed in a name.',
    })),
  },
  play: async ({ canvas }) => {
    const [note] = await canvas.findAllByText(/^It was called “选题:会\?\.txt”/);
    await expectVisible(note ?? null);
  },
};

/** Collapsed: only the header, with the total progress. */
export const Collapsed: Story = {
  args: { defaultCollapsed: true, uploads: manyUploads(60, 24) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expectVisible(canvas.getByRole('progressbar', { name: 'Progress of all uploads' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the uploads' }));
    await expectVisible(canvas.getByRole('grid', { name: 'Uploads' }));
    // The labels are removed, too.
    await userEvent.click(canvas.getByRole('heading'));
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

/**
 * Five thousand files: mounts only the visible rows, the keys reach the last, and a filter finds the few failed ones.
 */
export const Thousands: Story = {
  args: { uploads: manyUploads(5_000, 1_300) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3));
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
    const [first] = within(grid).getAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{End}');
    // Finished files are last.
    await waitFor(() => expect(within(grid).getByRole('row', { name: / 1299\./ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Need attention 3' }));
    // From the end of five thousand to the start of three.
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(3));
  },
};

/** Up and down move between files, left and right between the buttons of a row. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findAllByRole('row'))[0]?.focus();
    // Active files are before finished ones.
    await expect(canvas.getByRole('row', { name: /采访录音/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{Enter}');
    await expect(args.actions.onPause).toHaveBeenCalledWith('f2');
  },
};

/** Cancelling all asks for confirmation, with the verb on the button. */
export const CancelAll: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel all uploads?' }));
    await expect(args.actions.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel all' }));
    await expect(args.actions.onCancel).toHaveBeenCalledWith();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel all' })).toHaveFocus());
  },
};

/** Only milestones are announced, such as the half. */
export const SaysMilestones: Story = {
  args: { uploads: manyUploads(10, 2) },
  render: function Render(args) {
    const [done, setDone] = useState(2);
    return (
      <>
        <button type="button" onClick={() => setDone((before) => before + 1)}>
          One more
        </button>
        <UploadQueue {...args} uploads={manyUploads(10, done)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Uploading 10 files');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(status).toHaveTextContent('Uploading 10 files');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(status).toHaveTextContent('Uploads are half done');
  },
};

/** A change of language announces nothing again and removes the old announcement. */
export const LanguageAfterAnnouncement: Story = {
  render: (args) => (
    <InAnotherLanguage first={args.labels} then={es.uploadQueue}>
      {(labels) => <UploadQueue {...args} labels={labels} />}
    </InAnotherLanguage>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading 8 files');
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Long and right-to-left names never push the state out of the row. */
export const LongNames: Story = {
  args: {
    uploads: [
      {
        id: 'long',
        name: `${people.long.name} – ${people.long.position}.docx`,
        kind: 'document',
        folder: people.long.department,
        size: 40 * megabyte,
        sent: 10 * megabyte,
        speed: megabyte,
        state: 'uploading',
      },
      { id: 'rtl', name: 'تقرير نور الهاشمي.pdf', kind: 'pdf', size: megabyte, sent: 0, state: 'waiting' },
    ],
  },
};

/** In the corner of the window; on a phone along its lower edge. */
export const Docked: Story = { args: { docked: 'corner' }, parameters: { layout: 'fullscreen' } };

/** Below a page whose lower corner is in use: in the flow, as wide as the page. */
export const DockedBelow: Story = { args: { docked: 'below' }, parameters: { layout: 'fullscreen' } };

/** Right-to-left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
