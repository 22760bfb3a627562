import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { playOn } from '../../../testing/play-on.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { Draft, draftArgs, field } from './story-draft.tsx';
import { carrying, file } from './story-files.ts';
import type { AttachmentView, ComposerFiles, MessageComposerProps } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/AttachmentTray.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40"%3E%3Crect width="40" height="40" fill="%23296abb"/%3E%3Ccircle cx="20" cy="16" r="8" fill="%23fff"/%3E%3C/svg%3E';
const attached: AttachmentView[] = [
  {
    id: 'a',
    name: '发布会现场-主席台-终审稿-第三版.jpg',
    kind: 'image',
    size: '2.4 MB',
    previewUrl: picture,
    status: 'done',
  },
  { id: 'b', name: '两会选题表.xlsx', kind: 'spreadsheet', size: '48 KB', status: 'waiting' },
  {
    id: 'c',
    name: 'Entrevista completa con la portavoz.mp4',
    kind: 'video',
    size: '812 MB',
    status: 'uploading',
    progress: 0.42,
  },
];
const failed: AttachmentView = {
  id: 'd',
  name: '录音.wav',
  kind: 'audio',
  size: '31 MB',
  status: 'failed',
  failure: 'The disk is full.',
};

const files: ComposerFiles = {
  onAdd: fn(),
  onRemove: fn(),
  onRetry: fn(),
  limits: { count: 9, size: 1_024, sizeText: '1 KB' },
};

const meta = {
  title: 'Messages/MessageComposer/Files',
  component: MessageComposer,
  parameters: { labels: 'messageComposer', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', blockSize: '100vh' }}
      >
        <Story />
      </div>
    ),
  ],
  render: (args) => <Draft {...args} />,
  args: {
    ...draftArgs,
    files,
  },
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

function paste(target: HTMLElement, clipboardData: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
/** A ready, a waiting and an uploading file; each can be removed, and files can be sent without text. */
export const Tray: Story = {
  args: { files: { ...files, attached } },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(await canvas.findByRole('list', { name: 'Files to send' }));
    await expect(canvas.getByRole('progressbar', { name: /Entrevista/ })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel the upload of Entrevista/ }));
    await expect(files.onRemove).toHaveBeenCalledWith('c');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 两会选题表.xlsx' }));
    await expect(files.onRemove).toHaveBeenLastCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '', mentions: [] });
  },
};

function Removable(args: MessageComposerProps) {
  const [held, setHeld] = useState(args.files?.attached ?? []);
  return (
    <Draft
      {...args}
      files={{
        ...files,
        attached: held,
        onAdd: (chosen) =>
          setHeld(
            chosen.map(({ name }) => ({
              id: name,
              name,
              kind: 'text' as const,
              size: '1 KB',
              status: 'done' as const,
            })),
          ),
        onRemove: (id) => setHeld((before) => before.filter((one) => one.id !== id)),
      }}
    />
  );
}

/** Chosen files wait for Enter in the field; removing one focuses the field. */
export const FocusAfterFiles: Story = {
  args: { files: { ...files, attached } },
  render: (args) => <Removable {...args} />,
  play: playOn('mouse', async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove 两会选题表.xlsx' }));
    await waitFor(() => expect(canvas.queryByText('两会选题表.xlsx')).toBeNull());
    await expect(text).toHaveFocus();
    canvas.getByRole('button', { name: 'Add files' }).focus();
    await userEvent.upload(canvas.getByLabelText('Add files', { selector: 'input' }), file('a.txt'));
    await canvas.findByRole('button', { name: 'Remove a.txt' });
    await expect(text).toHaveFocus();
  }),
};

/** A failed file shows its reason and a retry, and blocks sending until it is resolved. */
export const UploadFailed: Story = {
  args: { value: '录音在这里', files: { ...files, attached: [...attached.slice(0, 1), failed] } },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(await canvas.findByText('The disk is full.'));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 录音.wav again' }));
    await expect(files.onRetry).toHaveBeenCalledWith('d');
  },
};

/** Many files: the tray scrolls; field and button stay visible. */
export const Many: Story = {
  args: {
    files: {
      ...files,
      attached: Array.from({ length: 9 }, (_, index) => ({
        id: `${index}`,
        name: `现场图片-${index + 1}.jpg`,
        kind: 'image' as const,
        size: '3.1 MB',
        previewUrl: picture,
        status: 'done' as const,
      })),
    },
  },
};

/** A pasted picture is attached and inserts no text. */
export const PastePicture: Story = {
  play: async ({ canvas }) => {
    const { defaultPrevented } = paste(canvas.getByRole('textbox', field), carrying(file('image.png')));
    await expect(defaultPrevented).toBe(true);
    await expect(files.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'image.png' })]);
  },
};

/** Text copied from an office program also carries a picture of itself: the text is pasted. */
export const PasteOfficeText: Story = {
  play: async ({ canvas }) => {
    const data = carrying(file('image.png'));
    data.setData('text/plain', 'A1');
    data.setData('text/html', '<table></table>');
    await expect(paste(canvas.getByRole('textbox', field), data).defaultPrevented).toBe(false);
    await expect(files.onAdd).not.toHaveBeenCalled();
  },
};

/** A file over the size limit is named in a sentence; the others are attached. */
export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Add files', { selector: 'input' }), [
      file('big.png', 2_000),
      file('small.png'),
    ]);
    await expectVisible(canvas.getByText('“big.png” is larger than 1 KB and was not added.'));
    await expect(files.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'small.png' })]);
  },
};

/** More files than the limit: as many as fit are attached. */
export const TooMany: Story = {
  args: { files: { ...files, limits: { count: 1, size: 1_024, sizeText: '1 KB' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Add files', { selector: 'input' }), [
      file('a.png'),
      file('b.png'),
    ]);
    await expectVisible(canvas.getByText('A message holds 1 file; the others were not added.'));
    await expect(files.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.png' })]);
  },
};
