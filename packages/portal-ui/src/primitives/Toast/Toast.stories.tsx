import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Toast, ToastRegion } from './Toast.tsx';

const meta = {
  title: 'Primitives/Toast',
  component: Toast,
  args: {
    onClose: fn(),
    closeLabel: 'Close',
    duration: Number.POSITIVE_INFINITY,
    children: 'Switch Size Success',
  },
  render: (args) => (
    <ToastRegion label="Notifications">
      <Toast {...args} />
    </ToastRegion>
  ),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It worked. */
export const Success: Story = { args: { tone: 'success' } };

/** Something to know, with one step. */
export const WithAction: Story = {
  args: {
    children: 'The conversation is hidden.',
    action: (
      <Button variant="quiet" size="small">
        Undo
      </Button>
    ),
  },
};

/** It failed: red, and announced at once. */
export const Failed: Story = {
  args: { tone: 'danger', children: 'The server cannot be reached. Your message is kept.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('cannot be reached');
  },
};

/** It goes by itself. */
export const GoesAway: Story = {
  args: { duration: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The close mark closes it. */
export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
