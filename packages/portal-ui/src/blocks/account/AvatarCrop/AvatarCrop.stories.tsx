import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { AvatarCrop } from './AvatarCrop.tsx';

/** A wide picture: red at the left, blue at the right. */
const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="300" height="300" fill="#b3261e"/><rect x="300" width="300" height="300" fill="#1a4f8b"/><circle cx="300" cy="150" r="90" fill="#f4d9b0"/></svg>',
)}`;

const keep = fn<(picture: Blob) => void>();

const meta = {
  title: 'Account/AvatarCrop',
  component: AvatarCrop,
  parameters: { labels: 'avatarCrop' },
  args: { open: true, src, onOpenChange: fn(), onCrop: keep, labels: en.avatarCrop },
} satisfies Meta<typeof AvatarCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const cutOut = () => screen.findByRole('application', { name: 'Part that is kept' });

/** The middle is kept until the user moves it: a square of the picture’s height. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await cutOut();
    const save = screen.getByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    const [picture] = keep.mock.calls[0] ?? [];
    if (!picture) throw new Error('no picture');
    const { width, height } = await createImageBitmap(picture);
    await expect([width, height]).toEqual([300, 300]);
  },
};

/** + and − zoom, arrow keys move; the slider and the previews follow. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const part = await cutOut();
    part.focus();
    await userEvent.keyboard('++');
    const slider = screen.getByRole('slider', { name: 'Zoom' });
    await expect(slider).toHaveValue('1.4');
    const [preview] = screen.getByRole('img', { name: 'Preview' }).querySelectorAll('img');
    const before = preview?.style.left;
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(preview?.style.left).not.toBe(before));
    await userEvent.keyboard('-');
    await expect(slider).toHaveValue('1.2');
    await userEvent.keyboard('{Escape}');
  },
};

/** Dragging moves the picture under the cut-out. */
export const Dragged: Story = {
  play: async () => {
    const part = await cutOut();
    const [preview] = screen.getByRole('img', { name: 'Preview' }).querySelectorAll('img');
    const before = preview?.style.left;
    await fireEvent.mouseDown(part, { clientX: 200, clientY: 200 });
    await fireEvent.mouseMove(part, { clientX: 150, clientY: 200 });
    await waitFor(() => expect(preview?.style.left).not.toBe(before));
    await fireEvent.mouseUp(part);
  },
};

/** The picture is being saved. */
export const Saving: Story = { args: { status: 'pending' } };

/** It could not be saved: the reason is said, and the cut stays. */
export const Failed: Story = {
  args: { status: 'error', error: 'The server is not available.' },
  play: async () => {
    await expect(await screen.findByText('The server is not available.')).toBeVisible();
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
