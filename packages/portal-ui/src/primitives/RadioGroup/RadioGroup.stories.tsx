import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, MessagesSquare, Sun, UsersRound } from 'lucide';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Send with',
    options: [
      { value: 'enter', label: 'Enter', description: 'Ctrl+Enter breaks the line.' },
      { value: 'ctrl', label: 'Ctrl+Enter', description: 'Enter breaks the line.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list; arrow keys select. */
export const List: Story = {
  args: { defaultValue: 'enter' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Enter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Ctrl+Enter' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('ctrl');
  },
};

/** Two options with descriptions: the whole card is the press target. */
export const Cards: Story = {
  args: {
    label: '群聊类型',
    variant: 'cards',
    defaultValue: 'group',
    options: [
      {
        value: 'group',
        label: '临时聊天',
        description: '选好人就能开始，群名自动生成。',
        glyph: MessagesSquare,
      },
      {
        value: 'teamGroup',
        label: '长期团队使用',
        description: '有名称、有简介，可以一直用下去。',
        glyph: UsersRound,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('有名称、有简介，可以一直用下去。'));
    await expect(args.onValueChange).toHaveBeenCalledWith('teamGroup');
    await expect(canvas.getByRole('radio', { name: '长期团队使用' })).toBeChecked();
  },
};

/** Short labels side by side. */
export const Segments: Story = {
  args: {
    label: 'Appearance',
    labelHidden: true,
    variant: 'segments',
    defaultValue: 'light',
    options: [
      { value: 'light', label: 'Light', glyph: Sun },
      { value: 'dark', label: 'Dark', glyph: Moon },
      { value: 'system', label: 'System', glyph: Monitor },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};

/** A required choice is missing: an error shows below the group. */
export const Invalid: Story = {
  args: { error: 'Choose one of them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Send with' })).toHaveAccessibleDescription(
      'Choose one of them.',
    );
  },
};

/** A disabled option. */
export const OneDisabled: Story = {
  args: {
    defaultValue: 'enter',
    options: [
      { value: 'enter', label: 'Enter' },
      { value: 'ctrl', label: 'Ctrl+Enter', disabled: true },
    ],
  },
};

/** A disabled group. */
export const Disabled: Story = {
  args: { defaultValue: 'enter', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Enter' })).toBeDisabled();
  },
};
