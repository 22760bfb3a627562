import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SideSheet } from './SideSheet.tsx';

const meta = {
  title: 'Primitives/SideSheet',
  component: SideSheet,
  parameters: { layout: 'fullscreen' },
  args: { title: 'About the desk', closeLabel: 'Close', onClose: fn(), children: <p>Twelve members.</p> },
  render: (args) => <Beside {...args} />,
} satisfies Meta<typeof SideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Beside({ onClose, ...props }: ComponentProps<typeof SideSheet>) {
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState(['Li Na', 'Omar']);
  return (
    <main style={{ position: 'relative', display: 'flex', blockSize: 320, containerType: 'inline-size' }}>
      <div style={{ flex: 1, padding: 16 }}>
        <Button onClick={() => setOpen(true)}>Details</Button>
      </div>
      {open && (
        <SideSheet
          {...props}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          {props.children}
          {rows.map((row) => (
            <Button key={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
              {`Remove ${row}`}
            </Button>
          ))}
        </SideSheet>
      )}
    </main>
  );
}

/** It has the focus when it opens; Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Details' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('region', { name: 'About the desk' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

/** A row that is removed with the focus leaves it to the sheet. */
export const RowRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Omar' }));
    await expect(canvas.getByRole('region', { name: 'About the desk' })).toHaveFocus();
  },
};

/** On a phone it covers the content. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    const { left, width } = canvas.getByRole('region').getBoundingClientRect();
    await expect([left, width]).toEqual([0, Math.min(390, window.innerWidth)]);
  },
};
