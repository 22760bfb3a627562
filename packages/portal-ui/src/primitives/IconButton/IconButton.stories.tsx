import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Full screen', icon: <Icon glyph={Maximize} size={20} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An icon button with its accessible name. */
export const Quiet: Story = {};

/** With a border, for use without a bar. */
export const Outline: Story = { args: { variant: 'outline', size: 'regular' } };

/** Pressed. */
export const Pressed: Story = { args: { 'aria-pressed': true } };

/** Keyboard focus shows the tooltip, and Escape hides it. */
export const NamedOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Full screen');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
