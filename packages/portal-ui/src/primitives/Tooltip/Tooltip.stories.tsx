import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectVisible } from '../../testing/expect-visible.ts';
import { Tooltip } from './Tooltip.tsx';
// Preloads lazy components, so that no story waits for the network.
import './TooltipBubble.tsx';

function Later() {
  const [content, setContent] = useState('');
  return (
    <Tooltip content={content}>
      <Button onClick={() => setContent('3 unread messages')}>Messages</Button>
    </Tooltip>
  );
}

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { content: '3 unread messages', children: <Button>Messages</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown at once on keyboard focus. */
export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('3 unread messages');
  },
};

/** Shown after a delay on hover; the pointer can move onto it; a press hides it. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const bubble = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('3 unread messages');
    await userEvent.hover(bubble);
    await expectVisible(bubble);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Only one tooltip shows at a time. */
export const OneAtATime: Story = {
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip content="Ctrl K">
        <Button>Search</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip', { name: '3 unread messages' });
    await userEvent.hover(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Ctrl K'));
    await expect(canvas.getByRole('button', { name: 'Messages' })).toHaveFocus();
  },
};

/** Without content only the child renders. */
export const Nothing: Story = {
  args: { content: '' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** Adding content does not remount the child, so it keeps the focus. */
export const SomethingLater: Story = {
  render: () => <Later />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('3 unread messages');
    await expect(button).toHaveFocus();
  },
};
