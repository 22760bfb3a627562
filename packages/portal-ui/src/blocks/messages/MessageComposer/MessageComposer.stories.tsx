import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { Draft, draftArgs, field } from './story-draft.tsx';

const meta = {
  title: 'Messages/MessageComposer',
  component: MessageComposer,
  parameters: { labels: 'messageComposer', layout: 'fullscreen' },
  render: (args) => <Draft {...args} />,
  args: draftArgs,
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the button is disabled. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** A draft of one line. */
export const Written: Story = { args: { value: '稿件我看过了，标题再短一点。' } };

/** The field grows up to 40 % of the screen, then scrolls; the button stays visible. */
export const Long: Story = {
  args: { value: Array.from({ length: 60 }, (_, line) => `第 ${line + 1} 行`).join('\n') },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', field);
    await expect(text.clientHeight).toBeLessThanOrEqual(Math.ceil(innerHeight * 0.4));
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    const button = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** The button sends, and the field takes the focus for the next message. */
export const ButtonSends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, 'one');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'one', mentions: [] });
    await expect(text).toHaveFocus();
    await userEvent.keyboard('two');
    await expect(text).toHaveValue('two');
  },
};

/** Enter sends the trimmed text; Shift+Enter and Ctrl+Enter break the line. */
export const EnterSends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, ' one{Shift>}{Enter}{/Shift}two{Control>}{Enter}{/Control}');
    await expect(text).toHaveValue(' one\ntwo\n');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'one\ntwo', mentions: [] });
    await expect(text).toHaveValue('');
  },
};

/** Ctrl+Enter and Cmd+Enter send; Enter and Shift+Enter break the line. */
export const CtrlEnterSends: Story = {
  args: { field: { ...draftArgs.field, sendKey: 'ctrl+enter' } },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, 'one{Enter}two{Shift>}{Enter}{/Shift}three');
    await expect(text).toHaveValue('one\ntwo\nthree');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'one\ntwo\nthree', mentions: [] });
    await userEvent.type(text, 'four{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'four', mentions: [] });
  },
};

/** The Enter that confirms a composition never sends, in Chromium's and WebKit's order of events. */
export const InputMethod: Story = {
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', field);
    await composeInChromium(text, ['z', 'zh', 'zhang'], '张');
    await composeInWebKit(text, ['张w', '张wei'], '张伟');
    await expect(text).toHaveValue('张伟');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Near the limit a counter shows the remaining characters, in grapheme clusters. */
export const NearTheLimit: Story = {
  args: { field: { ...draftArgs.field, maxLength: 40 }, value: '👍'.repeat(37) },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('3 characters left'));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** Over the limit a sentence says by how much, and nothing can be sent. */
export const TooLong: Story = {
  args: { field: { ...draftArgs.field, maxLength: 40 }, value: '字'.repeat(43) },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByText('3 characters too many; a message holds 40'));
    await userEvent.type(canvas.getByRole('textbox', field), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** The person has left: a sentence replaces the field. */
export const Disabled: Story = {
  args: { disabledReason: '这位同事已离职，不能再发消息。' },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('这位同事已离职，不能再发消息。'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A name longer than the field ends in an ellipsis. */
export const LongName: Story = {
  args: { name: 'Maximiliana Fernández-Villanueva y Ortiz de Montellano, Redacción central' },
  globals: { viewport: { value: 'phone' } },
};

/** Right-to-left text is aligned to the right. */
export const RightToLeft: Story = {
  args: { value: 'صباح الخير، الخبر جاهز للنشر' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', field)).toHaveAttribute('dir', 'auto');
  },
};

/** Offline: messages are queued, and a line says so. */
export const Offline: Story = {
  args: { waiting: 'offline', value: '稿件我看过了' },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByText('You are offline. Messages go out once you are connected.'));
    await userEvent.type(canvas.getByRole('textbox', field), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Rate-limited: a line says so, also where a narrow bar hides the hints. */
export const Slowed: Story = {
  args: { waiting: 'slowed' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText(en.messageComposer.slowed));
  },
};

/** A bar too narrow for its keyboard hint, as beside a page, hides it whole. */
export const NarrowInSpanish: Story = {
  args: { labels: es.messageComposer },
  globals: { language: 'es' },
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <Draft {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const hint = canvas.getByText(es.messageComposer.sendHint.enter);
    const text = document.createRange();
    text.selectNodeContents(hint);
    const { bottom } = hint.getBoundingClientRect();
    await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
    const wrapper = hint.closest('form')?.parentElement;
    if (wrapper) wrapper.style.inlineSize = '800px';
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
  },
};

/** `onTyping` is called at most once in three seconds, and not when the field is cleared. */
export const Typing: Story = {
  args: { field: { ...draftArgs.field, onTyping: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, 'seven letters');
    await expect(args.field.onTyping).toHaveBeenCalledOnce();
    await userEvent.clear(text);
    await expect(args.field.onTyping).toHaveBeenCalledOnce();
  },
};
