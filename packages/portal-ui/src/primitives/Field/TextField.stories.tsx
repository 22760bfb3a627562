import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { TextArea, TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Group name', placeholder: 'At most 16 characters' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Empty: Story = {};

/** A value, and a hint. */
export const Filled: Story = {
  args: { defaultValue: '国际新闻编辑部', hint: 'Everyone in it sees the name.' },
};

/** An error replaces the hint. */
export const Invalid: Story = {
  args: { defaultValue: '  ', hint: 'Everyone in it sees the name.', error: 'Enter a name.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Group name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a name.');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: '国际新闻编辑部', disabled: true } };

/** With an icon and a visually hidden label. */
export const WithIcon: Story = {
  args: { label: 'Search', labelHidden: true, placeholder: '找人、找群组', leading: <Icon glyph={Search} /> },
};

/** Several lines. */
export const Lines: Story = {
  render: () => <TextArea label="Introduction" placeholder="At most 200 characters" />,
};
