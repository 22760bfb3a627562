import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { Draft, draftArgs, field } from './story-draft.tsx';
import type { Mention } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/EmojiPanel.tsx';

const meta = {
  title: 'Messages/MessageComposer/Modes',
  component: MessageComposer,
  parameters: { labels: 'messageComposer', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', blockSize: '100vh' }}
      >
        <Story />
      </div>
    ),
  ],
  render: (args) => <Draft {...args} />,
  args: draftArgs,
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reply: the quoted message is above the field; Escape and the close button cancel. */
export const Reply: Story = {
  args: {
    replyTo: {
      senderName: '李娜',
      text: '这一段引用需要补出处，另外第三段的数字和统计局公布的不一致，麻烦再核对一下。',
      onCancel: fn(),
    },
    onSend: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Reply to 李娜' })).toHaveTextContent('这一段引用');
    await userEvent.type(canvas.getByRole('textbox', field), '{Escape}');
    await expect(args.replyTo?.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the reply' }));
    await expect(args.replyTo?.onCancel).toHaveBeenCalledTimes(2);
    // Focuses the field; on a touch screen that would open the soft keyboard.
    if (matchMedia('(pointer: fine)').matches) await expect(canvas.getByRole('textbox', field)).toHaveFocus();
  },
};

/** Edit: unchanged text cannot be saved, and Escape restores it. */
export const Edit: Story = {
  args: {
    value: '八点开选题会',
    editing: { text: '八点开选题会', onCancel: fn() },
    files: { onAdd: fn() },
    field: { ...draftArgs.field, onTyping: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeDisabled();
    await expect(canvas.getByText('Enter to save, Shift + Enter for a new line')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add files' })).toBeNull();
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '，请准时');
    await expect(save).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.editing?.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: '八点开选题会，请准时', mentions: [] });
    await expect(args.field.onTyping).not.toHaveBeenCalled();
  },
};

/** ArrowUp in an empty field requests an edit of the last own message; in a text it moves the caret. */
export const EditLast: Story = {
  args: { field: { ...draftArgs.field, onEditLast: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, 'a{ArrowUp}');
    await expect(args.field.onEditLast).not.toHaveBeenCalled();
    await userEvent.clear(text);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.field.onEditLast).toHaveBeenCalledOnce();
  },
};

interface Draft {
  text: string;
  mentions: readonly Mention[];
}

/** Switching conversations keeps a draft per conversation, with its mentions. */
export const SwitchingTargets: Story = {
  render: function TwoTargets(args) {
    const [target, setTarget] = useState('张伟');
    const [drafts, setDrafts] = useState<Record<string, Draft>>({
      李娜: { text: '@张伟 看一下', mentions: [{ id: 'demo~zhangwei', name: '张伟' }] },
    });
    const draft = drafts[target] ?? { text: '', mentions: [] };
    return (
      <>
        <div style={{ display: 'flex', gap: 8, padding: 8 }}>
          {['张伟', '李娜'].map((name) => (
            <Button key={name} aria-pressed={name === target} onClick={() => setTarget(name)}>
              {name}
            </Button>
          ))}
        </div>
        <MessageComposer
          {...args}
          name={target}
          value={draft.text}
          mentions={draft.mentions}
          onValueChange={(text, mentions) => setDrafts({ ...drafts, [target]: { text, mentions } })}
        />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '写到一半');
    await userEvent.click(canvas.getByRole('button', { name: '李娜' }));
    const other = canvas.getByRole('textbox', { name: 'Message to 李娜' });
    await expect(other).toHaveValue('@张伟 看一下');
    await userEvent.click(canvas.getByRole('button', { name: '张伟' }));
    await expect(canvas.getByRole('textbox', field)).toHaveValue('写到一半');
    await userEvent.click(canvas.getByRole('button', { name: '李娜' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to 李娜' }), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '@张伟 看一下',
      mentions: [{ id: 'demo~zhangwei', name: '张伟' }],
    });
  },
};

/** Emoji panel: arrows move in the grid, Enter picks, and the caret returns to its place in the text. */
export const Emoji: Story = {
  args: { value: '收到' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', field);
    await userEvent.click(text);
    text.setSelectionRange(0, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
    const search = await screen.findByRole('combobox', { name: 'Search emoji' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'sunglasses' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text).toHaveValue('😎收到'));
    await expect(text).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search emoji' })).toHaveFocus());
  },
};

/** The search finds emoji by their names in the user's language. */
export const EmojiSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search emoji' }), 'deadline');
      await expectVisible(await screen.findByRole('option', { name: 'alarm clock' }));
    };
    await search();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveValue('⏰'));
    await search();
  },
};

/** No emoji matches. */
export const EmojiNone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search emoji' }), 'zzz');
    await expectVisible(await screen.findByText('No such emoji'));
  },
};

/** The Enter of an input method picks no emoji, and Escape returns the focus to the button. */
export const EmojiInputMethod: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Emoji' });
    await userEvent.click(button);
    const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search emoji' });
    await composeInChromium(search, ['z', 'zan'], '赞');
    await composeInWebKit(search, ['赞t', '赞tong'], '赞同');
    await expect(search).toHaveValue('赞同');
    await expect(canvas.getByRole('textbox', field)).toHaveValue('');
    // Right after a composition Escape still belongs to the input method and is ignored.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
    });
  },
};
