import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../Dialog/Dialog.tsx';
import { PageHeader } from '../Page/Page.tsx';
import { Toast, toastDurations, ToastRegion } from './Toast.tsx';

const otherGone = fn();
const shownToast = () => screen.getByText('Switch Size Success').closest('li')?.getBoundingClientRect();

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

/** Toasts cover no text, however short. */
export const BelowAText: Story = {
  render: (args) => (
    <>
      <p style={{ position: 'fixed', insetBlockStart: 80, insetInlineEnd: 0, textAlign: 'end' }}>17:49</p>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const time = canvas.getByText('17:49').getBoundingClientRect();
    const toast = screen.getByRole('button', { name: 'Close' }).closest('li');
    await waitFor(() => expect(toast?.getBoundingClientRect().top).toBeGreaterThanOrEqual(time.bottom));
  },
};

/** Nor a document of its own, such as the preview of a file. */
export const BelowADocument: Story = {
  render: (args) => (
    <>
      <iframe
        title="Preview"
        sandbox=""
        srcDoc="Table of the month"
        style={{ position: 'fixed', insetBlockStart: 64, insetInline: 0, inlineSize: '100%', blockSize: 120 }}
      />
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const preview = canvas.getByTitle('Preview').getBoundingClientRect();
    await waitFor(() => expect(shownToast()?.top).toBeGreaterThanOrEqual(preview.bottom));
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

/** A page whose text leaves no place makes room above it. */
export const AboveAPage: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div data-toast-room style={{ paddingBlockStart: 'var(--portal-toast-room, 0px)' }}>
        <h3>Proposed topics</h3>
        <p>{'Text across the whole width of the page. '.repeat(600)}</p>
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

/** What happens on the page meanwhile does not move what is scrolled to its end. */
export const RoomStays: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div
        data-toast-room
        style={{
          paddingBlockStart: 'var(--portal-toast-room, 0px)',
          blockSize: 300,
          display: 'flex',
          boxSizing: 'border-box',
        }}
      >
        <div role="log" aria-label="Messages" style={{ overflow: 'auto', flex: 1 }}>
          <div style={{ minBlockSize: 1_000 }}>
            {'Messages of the day. '.repeat(200)}
            <Button>Answer</Button>
          </div>
        </div>
      </div>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.clientHeight).toBeLessThan(300));
    log.scrollTop = log.scrollHeight;
    const { scrollTop } = log;
    log.append(document.createElement('span'));
    // The toasts are placed again in the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(log.scrollTop).toBe(scrollTop);
  },
};

/** A dialog that fills a phone makes room above its header. */
export const InADialogOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Dialog open>
        <DialogContent>
          <DialogHeader closeLabel="Close the dialog">
            <DialogTitle>Facts of a person</DialogTitle>
          </DialogHeader>
          <DialogBody>
            {'Departments, telephone, workplace and signature of the person. '.repeat(20)}
          </DialogBody>
        </DialogContent>
      </Dialog>
      <ToastRegion label="Notifications">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  play: async () => {
    const title = screen.getByRole('heading', { name: 'Facts of a person' });
    await waitFor(() =>
      expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(shownToast()?.bottom ?? Infinity),
    );
  },
};

/** A toast that comes under a pointer at rest goes away. */
export const UnderAPointerAtRest: Story = {
  args: { duration: 200 },
  play: async ({ args }) => {
    const toast = screen.getByText('Switch Size Success').closest('li');
    // What a browser reports when something appears under the pointer. React makes "enter" of "over".
    toast?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
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
