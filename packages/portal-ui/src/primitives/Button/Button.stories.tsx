import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one main step of a view. */
export const Solid: Story = { args: { variant: 'solid' } };

/** Any other step. */
export const Outline: Story = {};

/** A step that belongs to what is current. */
export const Soft: Story = { args: { variant: 'soft' } };

/** A step in a bar or a row. */
export const Quiet: Story = { args: { variant: 'quiet', size: 'small' } };

/** A step that destroys, with the verb on it. */
export const Danger: Story = { args: { variant: 'danger', children: 'Delete group' } };

/** An icon stands before the text. */
export const WithIcon: Story = { args: { icon: <Icon glyph={Plus} />, children: 'New group' } };

/** The step cannot be taken now. */
export const Disabled: Story = { args: { variant: 'solid', disabled: true } };

/** The step is under way: it keeps the focus and does nothing when pressed again. */
export const Pending: Story = {
  args: { variant: 'solid', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The keyboard presses it. */
export const PressedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
