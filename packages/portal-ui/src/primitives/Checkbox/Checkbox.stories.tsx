import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectVisible } from '../../testing/expect-visible.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: '国际新闻编辑部', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unchecked. Its text is a press target, too. */
export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('国际新闻编辑部'));
    await expect(canvas.getByRole('checkbox', { name: '国际新闻编辑部' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** Checked. */
export const Checked: Story = { args: { defaultChecked: true } };

/** Indeterminate: part of a department is selected; a press selects all. */
export const Indeterminate: Story = {
  render: function Department({ onCheckedChange, ...args }) {
    const [chosen, setChosen] = useState<'some' | 'all' | 'none'>('some');
    return (
      <Checkbox
        {...args}
        checked={chosen === 'all'}
        indeterminate={chosen === 'some'}
        onCheckedChange={(checked) => {
          setChosen(checked ? 'all' : 'none');
          onCheckedChange?.(checked);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

/** With a description, separate from the accessible name. */
export const WithDescription: Story = {
  args: { description: '包括 3 个下级部门，共 128 人。' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '国际新闻编辑部' });
    await expect(box).toHaveAccessibleDescription('包括 3 个下级部门，共 128 人。');
  },
};

/** Disabled, for instance the user in a list of members. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** A label that wraps: the box stays with the first line. */
export const LongLabel: Story = {
  args: {
    label: 'Maximiliana Fernández-Villanueva y Ortiz de Montellano, subdirectora adjunta de planificación',
    description: 'Redacción central / Coordinación de ediciones digitales y convergencia',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};

/** The row around it shows the name already. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByRole('checkbox', { name: '国际新闻编辑部' }));
  },
};
