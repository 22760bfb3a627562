import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectVisible } from '../../testing/expect-visible.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { count: 3, label: '3 unread messages' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A count. */
export const Unread: Story = {};

/** Over the maximum: the exact number is in the accessible name. */
export const Overflowing: Story = {
  args: { count: 1204, label: '1204 unread messages' },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('99+'));
    await expect(canvas.getByText('1204 unread messages')).toBeInTheDocument();
  },
};

/** Zero renders nothing. */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

/** A count with `showZero`. */
export const ZeroResults: Story = {
  args: { count: 0, showZero: true, tone: 'neutral', label: 'No results' },
};

/** The count of the current tab. */
export const Soft: Story = { args: { count: 12, tone: 'soft', label: '12 results' } };

/** A word instead of a count. */
export const Word: Story = { render: () => <Badge tone="neutral">Team</Badge> };
