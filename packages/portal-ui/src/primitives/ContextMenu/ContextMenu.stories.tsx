import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ContextMenu, ContextMenuContent, ContextMenuItem, ContextMenuTrigger } from './ContextMenu.tsx';

function MessageMenu({ onChoose }: { onChoose: (item: string) => void }) {
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <Button>A message</Button>
      </ContextMenuTrigger>
      <ContextMenuContent>
        <ContextMenuItem onSelect={() => onChoose('copy')}>Copy</ContextMenuItem>
        <ContextMenuItem tone="danger" onSelect={() => onChoose('recall')}>
          Recall
        </ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}

const meta = {
  title: 'Primitives/ContextMenu',
  component: MessageMenu,
  args: { onChoose: fn() },
} satisfies Meta<typeof MessageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by a right click, used by keyboard. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const open = async () => {
      await userEvent.pointer({
        keys: '[MouseRight]',
        target: canvas.getByRole('button', { name: 'A message' }),
      });
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    };
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open();
  },
};
