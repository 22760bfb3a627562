import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
} from './Dialog.tsx';

function GroupDialog({
  width,
  onOpenChange,
}: DialogContentProps & { onOpenChange?: (open: boolean) => void }) {
  return (
    <Dialog {...(onOpenChange && { onOpenChange })}>
      <DialogTrigger asChild>
        <Button>New group</Button>
      </DialogTrigger>
      <DialogContent {...(width && { width })}>
        <DialogHeader closeLabel="Close">
          <DialogTitle>New group</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <TextField label="Group name" placeholder="At most 16 characters" />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="solid">Create</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The four widths (specification, section 2). */
const pixels = { narrow: 430, regular: 460, wide: 600, full: 900 };

const meta = {
  title: 'Primitives/Dialog',
  tags: ['dialog'],
  component: GroupDialog,
  args: { onOpenChange: fn() },
  parameters: { layout: 'centered' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group' });
    await waitFor(() => expect(dialog).toBeVisible());
    // The page behind it has the banner.
    await expect(screen.queryByRole('banner')).toBeNull();
    // A narrower page limits the width.
    if (window.innerWidth > 960) await expect(dialog.offsetWidth).toBe(pixels[args.width ?? 'regular']);
  },
} satisfies Meta<typeof GroupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 430 px, for a confirmation or a few switches. */
export const Narrow: Story = { args: { width: 'narrow' } };

/** 460 px, for a short form. */
export const Regular: Story = { args: { width: 'regular' } };

/** 600 px. */
export const Wide: Story = { args: { width: 'wide' } };

/** 900 px, for choosing among many. */
export const Full: Story = { args: { width: 'full' } };

/** On a phone the dialog fills the screen. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Traps the focus, closes by Escape, and restores the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New group' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(screen.getByRole('textbox', { name: 'Group name' })).toHaveFocus();
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Opened by state, with an autofocused field: the focus is restored, too. */
export const OpenedByItself: Story = {
  render: function Interrupted() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <TextField label="Message" onChange={() => setOpen(true)} />
        {open && (
          <Dialog open>
            <DialogContent>
              <DialogHeader>
                <DialogTitle>Sign in again</DialogTitle>
              </DialogHeader>
              <DialogBody>
                <TextField label="User name" />
                {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what this story is about */}
                <TextField label="Password" autoFocus />
                <Button onClick={() => setOpen(false)}>Sign in</Button>
              </DialogBody>
            </DialogContent>
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'a');
    await expect(await screen.findByRole('textbox', { name: 'Password' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(message).toHaveFocus());
  },
};

/** An action that focuses a field elsewhere: that field keeps the focus after the dialog has closed. */
export const LeadsElsewhere: Story = {
  render: function Leading() {
    const [writes, setWrites] = useState(false);
    // Like navigation to another page: after the dialog closes and before it restores the focus.
    const lead = () => setTimeout(() => flushSync(() => setWrites(true)));
    return (
      <>
        <Dialog>
          <DialogTrigger asChild>
            <Button>Wang Fang</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Wang Fang</DialogTitle>
            </DialogHeader>
            <DialogFooter>
              <DialogClose asChild>
                <Button onClick={lead}>Send message</Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what this story is about */}
        {writes && <TextField label="Message" autoFocus />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wang Fang' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Radix restores the focus a task after the dialog has closed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  },
};

/** A dialog replaced by another: the focus returns to the trigger of the first. */
export const ReplacesAnother: Story = {
  render: function Replacing() {
    const [shown, setShown] = useState<'search' | 'card'>();
    return (
      <>
        <Button onClick={() => setShown('search')}>Search</Button>
        {shown === 'search' && (
          <Dialog open onOpenChange={() => setShown(undefined)}>
            <DialogContent>
              <DialogTitle>Search</DialogTitle>
              <Button onClick={() => setShown('card')}>Wang Fang</Button>
            </DialogContent>
          </Dialog>
        )}
        {shown === 'card' && (
          <Dialog open onOpenChange={() => setShown(undefined)}>
            <DialogContent>
              <DialogTitle>Wang Fang</DialogTitle>
              <Button>Send message</Button>
            </DialogContent>
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Wang Fang' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
