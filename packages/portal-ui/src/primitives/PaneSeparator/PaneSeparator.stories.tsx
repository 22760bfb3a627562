import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { PaneSeparator } from './PaneSeparator.tsx';

const meta = {
  title: 'Primitives/PaneSeparator',
  component: PaneSeparator,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Width of the panel',
    value: 300,
    min: 200,
    max: 400,
    usual: 260,
    valueText: '300 pixels',
    onValueChange: fn(),
  },
  render: (args) => <BesideAPage {...args} />,
} satisfies Meta<typeof PaneSeparator>;
export default meta;
type Story = StoryObj<typeof meta>;

function BesideAPage(props: ComponentProps<typeof PaneSeparator>) {
  const [value, setValue] = useState(props.value);
  return (
    <main style={{ display: 'flex', justifyContent: 'flex-end', blockSize: 240 }}>
      <aside style={{ position: 'relative', inlineSize: value, borderInlineStart: '1px solid' }}>
        <PaneSeparator
          {...props}
          value={value}
          valueText={`${value} pixels`}
          onValueChange={(next) => {
            props.onValueChange(next);
            setValue(Math.max(next, props.min));
          }}
        />
      </aside>
    </main>
  );
}

/** Arrows move the edge, with Shift further; Home and End lead to the limits, Enter to the usual width. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const separator = canvas.getByRole('separator', { name: 'Width of the panel' });
    separator.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuetext', '316 pixels');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(separator).toHaveAttribute('aria-valuenow', '252');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(400);
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '200');
    await userEvent.keyboard('{Enter}');
    await expect(separator).toHaveAttribute('aria-valuenow', '260');
  },
};

/** A double click gives the usual width. */
export const DoubleClick: Story = {
  play: async ({ canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    await userEvent.dblClick(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '260');
  },
};

/** From right to left the arrows are mirrored. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BesideAPage {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '316');
  },
};
