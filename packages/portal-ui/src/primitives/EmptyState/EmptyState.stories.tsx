import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { text: 'You have no conversations yet.', action: <Button variant="solid">Find a colleague</Button> },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with the next step. */
export const Empty: Story = {};

/** Failed to load, distinct from empty. */
export const Failed: Story = {
  args: {
    variant: 'failed',
    text: 'The conversations could not be loaded.',
    action: <Button>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

/** Offline. */
export const Offline: Story = {
  args: { variant: 'offline', text: 'You are offline.', action: <Button>Try again</Button> },
};
