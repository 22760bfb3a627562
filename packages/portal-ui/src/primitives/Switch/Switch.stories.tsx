import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Sound', onCheckedChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off. The keyboard turns it on. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Sound' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** On; a press on its text turns it off. */
export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sound'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  },
};

/** With a description. */
export const WithDescription: Story = {
  args: { description: 'A short tone for each new message, in one tab only.', defaultChecked: true },
};

/** Pending: ignores presses and keeps the focus. */
export const Pending: Story = {
  args: { pending: true, checked: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).toBeChecked();
  },
};

/** The change failed: the reason replaces the description. */
export const Refused: Story = {
  args: {
    label: '隐藏电话号码',
    description: '同事在您的名片上看不到手机号。',
    error: '隐藏个人信息开关打开，隐藏电话号码不可关闭',
    checked: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      '隐藏个人信息开关打开，隐藏电话号码不可关闭',
    );
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** Right-to-left: the thumb moves the other way. */
export const RightToLeft: Story = {
  args: { label: 'إشعارات', defaultChecked: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
