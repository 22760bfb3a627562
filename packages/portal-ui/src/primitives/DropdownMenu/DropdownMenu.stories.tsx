import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pin, Star, Trash2 } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './DropdownMenu.tsx';

function ConversationMenu({ onChoose }: { onChoose: (item: string) => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>More</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem
          icon={<Icon glyph={Pin} />}
          trailing={<Kbd>P</Kbd>}
          onSelect={() => onChoose('pin')}
        >
          Pin
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon glyph={Star} />} disabled onSelect={() => onChoose('star')}>
          Star
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Icon glyph={Trash2} />} tone="danger" onSelect={() => onChoose('delete')}>
          Delete conversation
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const meta = {
  title: 'Primitives/DropdownMenu',
  component: ConversationMenu,
  args: { onChoose: fn() },
} satisfies Meta<typeof ConversationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Items, one disabled and one destructive. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Star' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Arrows skip disabled items, Enter chooses, and the focus is restored. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

/** A page from right to left: icons are on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: /Pin/ });
    const icon = item.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(screen.getByText('Pin').getBoundingClientRect().right - 1);
  },
};
