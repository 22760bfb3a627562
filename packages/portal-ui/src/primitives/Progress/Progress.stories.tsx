import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Uploading 两会现场.mp4' },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In progress. */
export const Part: Story = {
  args: { value: 0.42 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading 两会现场.mp4' });
    await expect(bar).toHaveProperty('position', 0.42);
  },
};

/** Complete. */
export const Whole: Story = { args: { value: 1, tone: 'success' } };

/** Stopped. */
export const Stopped: Story = { args: { value: 0.7, tone: 'danger' } };

/** Indeterminate: the total is unknown. */
export const Unknown: Story = {};
