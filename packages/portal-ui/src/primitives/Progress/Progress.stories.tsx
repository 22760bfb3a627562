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

/** Under way, so far. */
export const Part: Story = {
  args: { value: 0.42 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading 两会现场.mp4' });
    await expect(bar).toHaveProperty('position', 0.42);
  },
};

/** All of it is there. */
export const Whole: Story = { args: { value: 1, tone: 'success' } };

/** It has stopped on the way. */
export const Stopped: Story = { args: { value: 0.7, tone: 'danger' } };

/** Nobody knows how much there is. */
export const Unknown: Story = {};
