import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './Popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: PopoverContent,
  args: { 'aria-label': 'Presence' },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Presence</Button>
      </PopoverTrigger>
      <PopoverContent {...args}>
        <p style={{ margin: 0, padding: 16 }}>Online since 08:30</p>
      </PopoverContent>
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by keyboard; Escape restores the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Presence' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Presence' })).toHaveFocus());
  },
};

/** A popover at its button. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Presence' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Presence' })).toBeVisible());
  },
};
