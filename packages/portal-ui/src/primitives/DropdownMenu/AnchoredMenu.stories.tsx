import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useMenuOpener } from '../../hooks/pointer/use-menu-opener.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '../Dialog/Dialog.tsx';
import { expectVisible } from '../../testing/expect-visible.ts';
import { AnchoredMenu } from './AnchoredMenu.tsx';
import { DropdownMenuItem } from './DropdownMenu.tsx';

const chosen = fn();

function Opener() {
  const { opened, close, openerProps } = useMenuOpener();
  const [asking, setAsking] = useState(false);
  // Updates like a store's subscriber: after the menu has unmounted, before its trigger has the focus.
  const ask = () => queueMicrotask(() => setAsking(true));
  return (
    <>
      <Button {...openerProps}>More</Button>
      {opened && (
        <AnchoredMenu {...opened} onClose={close}>
          <DropdownMenuItem onSelect={() => chosen('first')}>First</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => chosen('second')}>Second</DropdownMenuItem>
          <DropdownMenuItem onSelect={ask}>Ask</DropdownMenuItem>
        </AnchoredMenu>
      )}
      {asking && (
        <Dialog open onOpenChange={setAsking}>
          <DialogContent>
            <DialogHeader closeLabel="Close">
              <DialogTitle>Question</DialogTitle>
            </DialogHeader>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

function LongMenu() {
  const { opened, close, openerProps } = useMenuOpener();
  return (
    <div style={{ blockSize: '90vh', display: 'grid', placeContent: 'center' }}>
      <Button {...openerProps}>More</Button>
      {opened && (
        <AnchoredMenu {...opened} onClose={close}>
          {['First', 'Second', 'Last'].map((name) => (
            <DropdownMenuItem key={name} style={{ blockSize: '25vh' }}>
              {name}
            </DropdownMenuItem>
          ))}
        </AnchoredMenu>
      )}
    </div>
  );
}

const meta = {
  title: 'Primitives/AnchoredMenu',
  component: Opener,
  beforeEach: () => void chosen.mockClear(),
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A second press on the trigger closes it; Escape closes it and restores the focus. */
export const ByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await expectVisible(await screen.findByRole('menu', { name: 'More' }));
    await userEvent.click(opener);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Without room above or below its trigger it covers the trigger: nothing is cut off. */
export const Covers: Story = {
  render: () => <LongMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await waitFor(async () => {
      const { top, bottom } = menu.getBoundingClientRect();
      await expect(menu.scrollHeight).toBe(menu.clientHeight);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

/** Opened by keyboard it focuses its first item; choosing closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenCalledWith('second');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

/** An item opens a dialog: when that closes, the menu's trigger has the focus. */
export const OpensDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask' }));
    await expectVisible(await screen.findByRole('dialog', { name: 'Question' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

/** A resize of the window closes it if the trigger has moved, and not when a soft keyboard opens or closes. */
export const Resized: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await expectVisible(await screen.findByRole('menu'));
    window.dispatchEvent(new Event('resize'));
    await userEvent.keyboard('{ArrowDown}');
    await expectVisible(screen.getByRole('menu'));
    opener.style.marginInlineStart = '40px';
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    opener.style.marginInlineStart = '';
  },
};
