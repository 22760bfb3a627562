import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SkeletonBlock, Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { label: 'Loading' },
  render: (args) => (
    <Skeleton {...args} style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      {['60%', '45%', '70%'].map((width) => (
        <div key={width} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <SkeletonBlock shape="circle" width={40} height={40} />
          <div style={{ flex: 1 }}>
            <SkeletonBlock width={width} />
            <SkeletonBlock width="90%" />
          </div>
        </div>
      ))}
    </Skeleton>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Skeleton of a list of people; shows after 200 ms. */
export const People: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status', { hidden: true });
    await waitFor(() => expect(status).toBeVisible());
    await expect(status).toHaveTextContent('Loading');
  },
};

/** Its note is as high as its text in a skeleton that fills its container. */
export const Filling: Story = {
  args: { slow: 'This takes longer than usual.' },
  render: (args) => (
    <Skeleton {...args} style={{ display: 'grid', blockSize: 480 }}>
      <SkeletonBlock shape="block" height={120} />
    </Skeleton>
  ),
  play: async ({ canvas }) => {
    const note = canvas.getByText('This takes longer than usual.');
    await expect(note.getBoundingClientRect().height).toBeLessThan(60);
  },
};
