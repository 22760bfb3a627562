import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../Dialog/Dialog.tsx';
import { PageHeader } from '../Page/Page.tsx';
import { Toast, toastDurations, ToastRegion } from './Toast.tsx';

const otherGone = fn();

const meta = {
  title: 'Primitives/Toast',
  component: Toast,
  args: {
    onClose: fn(),
    closeLabel: 'Close',
    duration: Number.POSITIVE_INFINITY,
    children: 'Switch Size Success',
  },
  render: (args) => (
    <ToastRegion label="Notifications">
      <Toast {...args} />
    </ToastRegion>
  ),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Success. */
export const Success: Story = { args: { tone: 'success' } };

/** Information, with an action. */
export const WithAction: Story = {
  args: {
    children: 'The conversation is hidden.',
    action: (
      <Button variant="quiet" size="small">
        Undo
      </Button>
    ),
  },
};

/** A failure: red, and announced assertively. */
export const Failed: Story = {
  args: { tone: 'danger', children: 'The server cannot be reached. Your message is kept.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('cannot be reached');
  },
};

/** Disappears after its duration. */
export const GoesAway: Story = {
  args: { duration: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The close button closes it. */
export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The result of a forwarding: shown for six seconds. */
export const Forwarded: Story = {
  args: { tone: 'success', duration: toastDurations.forwarded, children: '给 两会报道组 转发完成！' },
};

/** Toasts cover neither controls nor text being read. */
export const BesideACard: Story = {
  render: (args) => (
    <>
      <article
        data-toast-keeps-off
        style={{ position: 'fixed', insetBlockStart: 64, insetInlineEnd: 0, inlineSize: 300, blockSize: 120 }}
      >
        Facts of a person
      </article>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const toast = screen.getByRole('button', { name: 'Close' }).closest('li');
    await waitFor(() => expect(toast?.getBoundingClientRect().top).toBeGreaterThanOrEqual(card.bottom));
  },
};

/** Nor the title of a page. */
export const BelowATitle: Story = {
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetBlockStart: 64, insetInline: 0 }}>
        <PageHeader title={'Stories of the morning, '.repeat(8)} />
      </div>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText(/Stories of the morning/).getBoundingClientRect();
    const toast = screen.getByRole('button', { name: 'Close' }).closest('li');
    await waitFor(() => expect(toast?.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom));
  },
};

/** Over the overlay beside a dialog, so that they do not cover the dialog. */
export const BesideADialog: Story = {
  render: (args) => (
    <>
      <section
        role="dialog"
        aria-label="Question"
        style={{ position: 'fixed', insetInline: 0, insetBlock: '60px 200px', background: 'Canvas' }}
      >
        What is asked.
      </section>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog').getBoundingClientRect();
    const toast = screen.getByRole('button', { name: 'Close' }).closest('li');
    await waitFor(() => {
      const { top, bottom } = toast?.getBoundingClientRect() ?? dialog;
      return expect(bottom <= dialog.top || top >= dialog.bottom).toBe(true);
    });
  },
};

const shownToast = () => screen.getByText('Switch Size Success').closest('li')?.getBoundingClientRect();

/** On a phone a page makes room above its text. */
export const AbovePageOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div data-toast-room style={{ paddingBlockStart: 'var(--portal-toast-room, 0px)' }}>
        <h3>Proposed topics</h3>
        <p>Text across the whole width of the page.</p>
      </div>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await waitFor(() =>
      expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(shownToast()?.bottom ?? Infinity),
    );
  },
};

/** On a phone a dialog makes room between its header and its content. */
export const InADialogOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Dialog open>
        <DialogContent>
          <DialogHeader closeLabel="Close the dialog">
            <DialogTitle>Facts of a person</DialogTitle>
          </DialogHeader>
          <DialogBody>Departments, telephone, workplace and signature of the person.</DialogBody>
        </DialogContent>
      </Dialog>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async () => {
    const title = screen.getByRole('heading', { name: 'Facts of a person' });
    const body = screen.getByText(/Departments, telephone/);
    await waitFor(() => {
      const { top, bottom } = shownToast() ?? new DOMRect();
      void expect(top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
      return expect(body.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
  },
};

/** Hovering a toast pauses its timer, not those of others. */
export const PausedByPointer: Story = {
  args: { duration: 300, children: 'Read me in peace.' },
  render: (args) => (
    <ToastRegion label="Notifications">
      <Toast {...args} />
      <Toast closeLabel="Close the other" duration={300} onClose={otherGone}>
        Another one
      </Toast>
    </ToastRegion>
  ),
  beforeEach: () => void otherGone.mockClear(),
  play: async ({ args, userEvent }) => {
    await userEvent.hover(screen.getByText('Read me in peace.'));
    await waitFor(() => expect(otherGone).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.unhover(screen.getByText('Read me in peace.'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Focus pauses the timer, too, so that keyboard users can press its button. */
export const PausedByFocus: Story = {
  ...PausedByPointer,
  play: async ({ args, userEvent }) => {
    screen.getByRole('button', { name: 'Close' }).focus();
    await waitFor(() => expect(otherGone).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
