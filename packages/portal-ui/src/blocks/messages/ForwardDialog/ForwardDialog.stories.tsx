import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { manyPeople, me, people } from '../../../testing/fixtures/people-and-messages.ts';
import { InAnotherLanguage } from '../../../testing/in-another-language.tsx';
import type { MutationResult } from '../../../hooks/mutation-result.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { sourceChoices } from '../../../testing/fixtures/source-choices.ts';
import { ForwardDialog } from './ForwardDialog.tsx';
import type { DeliveryView, ForwardDialogProps, ForwardItem } from './types.ts';
import { useForwardQueue } from './use-forward-queue.ts';

const text: ForwardItem = {
  type: 'text',
  senderName: '张伟',
  text: '八点开选题会，请各部门准时参加；国际部带上东京和墨西哥城的稿件清单，视频部带样片。',
};
const file: ForwardItem = { type: 'file', name: '两会报道排班表（第三版）.xlsx', size: '48 KB' };
const image: ForwardItem = { type: 'image', name: 'DSC_0417.jpg', width: 3, height: 2 };

const [wei, na, garcia, group] = [
  { type: 'person', ...people.zhangwei },
  { type: 'person', ...people.lina },
  { type: 'person', ...people.garcia },
  { type: 'group', id: 'g-news', name: '要闻值班群', kind: 'group' },
] as const;

const underWay: DeliveryView[] = [
  { target: wei, state: 'sent' },
  { target: group, state: 'sending' },
  { target: na, state: 'failed', reason: '对方已离职，不能再发消息。' },
  { target: garcia, state: 'waiting' },
];

const meta = {
  title: 'Messages/ForwardDialog',
  tags: ['dialog'],
  component: ForwardDialog,
  argTypes: { source: sourceChoices },
  parameters: { labels: 'forwardDialog' },
  args: {
    open: true,
    onOpenChange: fn(),
    items: [text],
    deliveries: [],
    source: storySource(),
    self: me,
    onSend: fn(),
    onRetry: fn(),
    labels: en.forwardDialog,
  },
} satisfies Meta<typeof ForwardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name = 'Forward') => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Forwards a message to a person and a group with a note. The current user cannot be chosen. */
export const Message: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('option', { name: /要闻值班群/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), '请看');
    await userEvent.click(dialog.getByRole('button', { name: 'Send (2)' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      [expect.objectContaining({ id: people.lina.id }), expect.objectContaining({ id: 'g-news' })],
      '请看',
    );
  },
};

/** A file, with its name and size. */
export const File: Story = { args: { items: [file] } };

/** A missing thumbnail: its box keeps the aspect ratio. */
export const Picture: Story = { args: { items: [image] } };

/** Several items at once. */
export const Several: Story = { args: { items: [file, image, text] } };

/** Nothing chosen: submitting shows an error and keeps the dialog open. */
export const NobodyChosen: Story = {
  globals: { language: 'zh' },
  play: async ({ args, userEvent }) => {
    const dialog = await opened('转发');
    await userEvent.click(dialog.getByRole('button', { name: '发送' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('请选择!');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Each target has its own status. Closing keeps sending, and the dialog says so. */
export const UnderWay: Story = {
  args: { items: [file], deliveries: underWay },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expectVisible(dialog.getByText('1 of 4 sent'));
    await expectVisible(dialog.getByText(/Sending goes on when you close this/));
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 李娜 again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(na);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue in the background' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Some targets failed: one press retries only those. */
export const SomeFailed: Story = {
  args: {
    deliveries: [
      { target: wei, state: 'sent' },
      { target: group, state: 'failed', reason: '该群已解散，无法发送消息。' },
      { target: na, state: 'failed' },
    ],
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry failed (2)' }));
    await expect(args.onRetry).toHaveBeenCalledWith(undefined);
  },
};

/** Offline: every target failed for one reason; one press retries all. */
export const Offline: Story = {
  args: {
    deliveries: [wei, group, na].map((target) => ({ target, state: 'failed', reason: '网络已断开。' })),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expectVisible(dialog.getByText('0 of 3 sent'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry failed (3)' }));
    await expect(args.onRetry).toHaveBeenCalledWith(undefined);
  },
};

/** Everything was sent. */
export const Done: Story = {
  args: {
    items: [image],
    deliveries: [
      { target: wei, state: 'sent' },
      { target: group, state: 'sent' },
    ],
  },
};

/** Many targets with long names. */
export const Many: Story = {
  args: {
    deliveries: [
      { target: { type: 'person', ...people.long }, state: 'failed' },
      { target: { type: 'person', ...people.noor }, state: 'sending' },
      ...manyPeople(40).map(
        (person) => ({ target: { type: 'person', ...person }, state: 'waiting' }) as const,
      ),
    ],
  },
};

/** A long message and long file names: the preview is truncated, the buttons stay visible. */
export const LongNames: Story = {
  args: {
    items: [
      { type: 'text', senderName: people.long.name, text: '现场连线的提纲请再看一遍。'.repeat(60) },
      { type: 'file', name: `${people.long.name} ${people.long.position}.docx`, size: '48 KB' },
    ],
  },
  play: async () => {
    const dialog = await opened();
    await expectVisible(dialog.getByRole('button', { name: 'Send' }));
    await expectVisible(dialog.getByRole('combobox', { name: 'Find contacts' }));
  },
};

/** A right-to-left message in a left-to-right page, and the reverse. */
export const RightToLeft: Story = {
  args: {
    items: [
      { type: 'text', senderName: people.noor.name, text: 'صباح الخير، الخبر جاهز للنشر (v2).' },
      { type: 'file', name: 'تقرير نور الهاشمي.pdf', size: '48 KB' },
    ],
  },
};

function Queued(args: ForwardDialogProps & { send: () => Promise<MutationResult> }) {
  const { send, ...dialog } = args;
  const [open, setOpen] = useState(true);
  const { deliveries, start, retry } = useForwardQueue({ send });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Forwarding</Button>
      <ForwardDialog
        {...dialog}
        {...{ open, deliveries }}
        onOpenChange={setOpen}
        onSend={start}
        onRetry={retry}
      />
    </>
  );
}

/** Sending continues while the dialog is closed. Results are announced in the language of the page. */
export const GoesOn: StoryObj<typeof Queued> = {
  globals: { language: 'zh' },
  args: { items: [file] },
  render: function Waiting(args) {
    const [finish, setFinish] = useState<() => void>();
    const send = () =>
      new Promise<MutationResult>((resolve) => {
        setFinish(() => () => resolve({ ok: true }));
      });
    return (
      <>
        <Queued {...args} send={send} />
        <Button onClick={finish}>Finish</Button>
      </>
    );
  },
  play: async ({ userEvent }) => {
    let dialog = await opened('转发');
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('button', { name: '发送 (1)' }));
    await userEvent.click(await dialog.findByRole('button', { name: '在后台继续' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Forwarding' }));
    dialog = await opened('转发');
    await expectVisible(dialog.getByText('正在发送'));
    screen.getByText('Finish').click();
    await expect(
      await dialog.findByText('给 李娜 发送文件 两会报道排班表（第三版）.xlsx 完成！'),
    ).toBeInTheDocument();
    await expectVisible(dialog.getByText('已发送'));
  },
};

/** A change of language announces nothing again, also with labels of the app's own. */
export const LanguageAfterSending: StoryObj<typeof Queued> = {
  args: { items: [file] },
  render: (args) => (
    <InAnotherLanguage first={args.labels} then={es.forwardDialog}>
      {(labels) => (
        <Queued
          {...args}
          labels={{ ...labels, preview: 'What is shared' }}
          send={async () => ({ ok: true })}
        />
      )}
    </InAnotherLanguage>
  ),
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send (1)' }));
    const words = en.forwardDialog.fileSentTo('李娜', '两会报道排班表（第三版）.xlsx');
    await expect(await dialog.findByText(words)).toBeInTheDocument();
    // Behind the dialog.
    screen.getByText('Español').click();
    await waitFor(() => expect(dialog.queryByText(words)).toBeNull());
    for (const status of dialog.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'es', scheme: 'dark' },
  args: { items: [text, file] },
};
