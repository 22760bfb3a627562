import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { file, formatSize, picture } from '../../../testing/fixtures/files.ts';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { FilePreview } from './FilePreview.tsx';
import type { PreviewView } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/FilePreviewDialog.tsx';

const image: PreviewView = {
  ...file(0),
  preview: 'image',
  status: 'ready',
  url: picture(0, 1200, 800),
  width: 1200,
  height: 800,
  details: [
    { label: 'Owner', value: people.zhangwei.name },
    { label: 'Folder', value: 'My files / 2026' },
  ],
};
const text: PreviewView = {
  ...file(7),
  preview: 'text',
  status: 'ready',
  text: '选题会纪要\n\n1. 八点开选题会。\n2. Die Überschrift wird kürzer.\n3. La rueda de prensa empieza a las once.',
};
const pdf: PreviewView = { ...file(4), preview: 'pdf', status: 'ready', url: '#report.pdf' };
const other: PreviewView = { ...file(9), preview: 'none', status: 'ready' };
const files = [image, text, pdf, other];

const meta = {
  title: 'Disk/FilePreview',
  component: FilePreview,
  tags: ['dialog'],
  parameters: { labels: 'filePreview' },
  args: {
    files,
    currentId: image.id,
    onCurrentIdChange: fn(),
    onRetry: fn(),
    onDownload: fn(),
    onShare: fn(),
    formatSize,
    labels: en.filePreview,
  },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog'));

/** A fitted picture; can be zoomed, rotated and fitted again, by buttons and keys. */
export const Image: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('img', { name: image.name }).clientWidth).toBeGreaterThan(0));
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await expectVisible(dialog.getByText('150%'));
    dialog.getByRole('group', { name: image.name }).focus();
    await userEvent.keyboard('+');
    await expectVisible(dialog.getByText('225%'));
    await userEvent.keyboard('r');
    await expectVisible(dialog.getByText('100%'));
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: image.name })).toHaveStyle({
        transform: 'matrix(0, 1, -1, 0, 0, 0)',
      }),
    );
  },
};

/** Arrows move between files and stop at the ends. */
export const FromFileToFile: Story = {
  render: function Render(args) {
    const [currentId, setCurrentId] = useState<string | undefined>(image.id);
    return <FilePreview {...args} currentId={currentId} onCurrentIdChange={setCurrentId} />;
  },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: 'Previous file' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expectVisible(dialog.getByText('2 of 4'));
    await expectVisible(dialog.getByText(/八点开选题会/));
    await userEvent.keyboard('{End}');
    await expectVisible(dialog.getByText(/no preview of this kind/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A file of a message: can be saved to the own disk, forwarded and downloaded. */
export const FromConversation: Story = {
  args: { onSaveToDisk: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Save to my disk' }));
    await expect(args.onSaveToDisk).toHaveBeenCalledWith(image.id);
  },
};

/** Details beside the file, with its whole name first. */
export const Details: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Details' }));
    const details = within(dialog.getByRole('complementary', { name: 'Details' }));
    await expectVisible(details.getByText(image.name));
    await expectVisible(details.getByText('1200 × 800'));
    await expectVisible(details.getByText('张伟'));
  },
};

/** A text. */
export const Text: Story = { args: { currentId: text.id } };

/** A text whose content is loaded when shown: requested once, and aborted with the file. */
export const LoadedText: Story = {
  args: {
    files: [{ ...text, text: undefined }, image],
    currentId: text.id,
    loadText: fn(() => Promise.resolve('第一行\nZweite Zeile\nTercera línea')),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expectVisible(await dialog.findByText(/Zweite Zeile/));
    await expect(args.loadText).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCurrentIdChange).toHaveBeenCalledWith(image.id);
  },
};

/** The content loads. */
export const TextLoading: Story = {
  args: {
    files: [{ ...text, text: undefined }],
    currentId: text.id,
    loadText: () => new Promise<string>(() => {}),
  },
};

/** The content failed to load; retry requests it again. */
export const TextFailed: Story = {
  args: {
    files: [{ ...text, text: undefined }],
    currentId: text.id,
    loadText: fn(() => Promise.resolve('It is here now.')),
  },
  beforeEach: ({ args }) => {
    if (args.loadText) mocked(args.loadText).mockRejectedValueOnce(new Error('The connection broke off.'));
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await expectVisible(await dialog.findByText('It is here now.'));
    await expect(args.loadText).toHaveBeenCalledTimes(2);
  },
};

/** A PDF without a document renderer: opens in a new tab. */
export const Pdf: Story = {
  args: { currentId: pdf.id },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
  },
};

/** A PDF with the page's document renderer. */
export const PdfShown: Story = {
  args: {
    currentId: pdf.id,
    renderDocument: ({ name }) => (
      <iframe
        sandbox=""
        title={name}
        srcDoc="<html lang='en'><title>Report</title><body>Report</body></html>"
        style={{ flex: 1, border: 0 }}
      />
    ),
  },
  play: async () => {
    const dialog = await opened();
    const frame = dialog.getAllByTitle(pdf.name).filter(({ localName }) => localName === 'iframe');
    await expect(frame).toHaveLength(1);
  },
};

const report: PreviewView = { ...file(7), name: 'Report.docx', preview: 'document', status: 'ready' };

/** An office file that cannot be rendered: says so and offers the download. */
export const Unreadable: Story = {
  args: {
    files: [report],
    currentId: report.id,
    renderDocument: (_, onFail) => <button onClick={() => onFail('unreadable')}>Report</button>,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Report' }));
    await expect(dialog.getByText(/may be damaged/)).toBeVisible();
    const [, inside] = dialog.getAllByRole('button', { name: 'Download' });
    if (inside) await userEvent.click(inside);
    await expect(args.onDownload).toHaveBeenCalledWith(report.id);
  },
};

/** An unsupported kind offers the download. */
export const Unsupported: Story = {
  args: { currentId: other.id },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const [, inside] = dialog.getAllByRole('button', { name: 'Download' });
    if (inside) await userEvent.click(inside);
    await expect(args.onDownload).toHaveBeenCalledWith(other.id);
  },
};

/** A picture that cannot be decoded has failed; retry requests it again. */
export const Broken: Story = {
  args: { files: [{ ...image, url: 'data:image/png;base64,AAAA' }] },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(image.id);
    // A single file has no counter.
    await expect(dialog.queryByText('1 of 1')).not.toBeInTheDocument();
  },
};

/** The file loads. */
export const Loading: Story = { args: { files: [{ ...image, status: 'loading' }] } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { files: [{ ...image, status: 'loading' }] },
  play: async () => {
    const dialog = await opened();
    await showsSlowLoadingText(dialog.getByText('This takes longer than usual.'));
  },
};

/** The file failed to load; retry requests it again. */
export const Failed: Story = {
  args: { files: [{ ...image, status: 'error' }] },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(image.id);
  },
};

/** Offline. */
export const Offline: Story = { args: { files: [{ ...image, status: 'offline' }] } };

/** Too large to preview. */
export const TooLarge: Story = { args: { files: [{ ...image, status: 'tooLarge' }] } };

/** The user may no longer see the file: only closing is offered. */
export const Denied: Story = {
  args: { files: [{ ...image, status: 'denied' }], onSaveToDisk: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expectVisible(await dialog.findByText(/no longer shared with you/));
    for (const name of ['Download', 'Share', 'Save to my disk', 'Details'])
      await expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(args.onCurrentIdChange).toHaveBeenCalledWith(undefined);
  },
};

/** A name that overflows the header. */
export const LongName: Story = {
  args: {
    files: [{ ...image, name: `${people.long.name} ${people.long.position} ${people.long.department}.jpg` }],
  },
};
