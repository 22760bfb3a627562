import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { children: 'Your password ends in 5 days.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Information. */
export const Info: Story = {};

/** Success. */
export const Success: Story = { args: { tone: 'success', children: 'The settings are saved.' } };

/** A warning with an action. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'You are offline. Messages are sent as soon as the network is back.',
    action: (
      <Button variant="quiet" size="small">
        Try again
      </Button>
    ),
  },
};

/** A failure. */
export const Danger: Story = {
  args: { tone: 'danger', children: 'The user name or the password is wrong.' },
};
