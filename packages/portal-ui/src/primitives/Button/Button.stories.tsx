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

/** The primary action of a view. */
export const Solid: Story = { args: { variant: 'solid' } };

/** A secondary action. */
export const Outline: Story = {};

/** An action related to the current item. */
export const Soft: Story = { args: { variant: 'soft' } };

/** An action in a bar or a row. */
export const Quiet: Story = { args: { variant: 'quiet', size: 'small' } };

/** A destructive action, labelled with its verb. */
export const Danger: Story = { args: { variant: 'danger', children: 'Delete group' } };

/** With an icon before the text. */
export const WithIcon: Story = { args: { icon: <Icon glyph={Plus} />, children: 'New group' } };

/** Disabled. */
export const Disabled: Story = { args: { variant: 'solid', disabled: true } };

/** Pending: keeps the focus and ignores presses. */
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

/** Pressed by keyboard. */
export const PressedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
