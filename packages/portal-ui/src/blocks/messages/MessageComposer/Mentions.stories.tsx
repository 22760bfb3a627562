import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import type { PersonView } from '../../shared/views.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { Draft, draftArgs, field } from './story-draft.tsx';
// Preloads lazy components, so that no story waits for the network.
import './parts/MentionList.tsx';

const namesake: PersonView = {
  id: 'demo~zhangwei2',
  name: '张伟',
  position: '摄影',
  department: '视觉中心',
};
const members: PersonView[] = [...Object.values(people), namesake];
const find = (query: string): Promise<readonly PersonView[]> =>
  Promise.resolve(members.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())));

/** `userEvent` does not track the text that picking inserts, so the text after it is inserted in one piece. */
const rewrite = (text: HTMLElement, value: string) => fireEvent.input(text, { target: { value } });

const meta = {
  title: 'Messages/MessageComposer/Mentions',
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
  args: { ...draftArgs, mentionable: { source: find, everyone: true } },
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a soft keyboard little room is left below the header: the list shrinks to it. */
export const LittleRoom: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 120 }}>
        <div style={{ blockSize: 260, overflow: 'hidden', display: 'grid', alignItems: 'end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '@');
    const [first] = await canvas.findAllByRole('option');
    if (!first) throw new Error('no member');
    await waitFor(() => expectVisible(first));
    const { left, top } = first.getBoundingClientRect();
    await expect(first.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);
  },
};

/** An @ opens the list at the caret; arrows move, Enter picks without sending; the message carries the mentions. */
export const PickByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '请@李');
    const option = await canvas.findByRole('option', { name: /李娜/ });
    await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue('请@李娜 ');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await rewrite(text, '请@李娜 看一下');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '请@李娜 看一下',
      mentions: [{ id: 'demo~lina', name: '李娜' }],
    });
  },
};

/** The list as it opens: everyone first, then the members with position and department. */
export const ListOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '请各位 @');
    await expectVisible(await canvas.findByRole('option', { name: /everyone|所有人|todos|全員/ }));
  },
};

/** The full-width ＠ of Chinese keyboards opens the list, too, and Tab picks. */
export const FullWidthAt: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '＠娜');
    await canvas.findByRole('option', { name: /李娜/ });
    await userEvent.tab();
    await expect(text).toHaveValue('@李娜 ');
    await expect(text).toHaveFocus();
  },
};

/** A click picks, and the field keeps the focus. */
export const PickByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, 'ask @smi');
    await userEvent.click(await canvas.findByRole('option', { name: /Eleanor Smith/ }));
    await expect(text).toHaveValue('ask @Eleanor Smith ');
    await expect(text).toHaveFocus();
  },
};

/** Mentions everyone where it is allowed. */
export const Everyone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '@every');
    await canvas.findByRole('option', { name: /everyone/ });
    await userEvent.keyboard('{Enter}');
    await rewrite(text, '@everyone go');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '@everyone go',
      mentions: [{ id: 'all', name: 'everyone' }],
    });
  },
};

/** Backspace after a mention deletes the whole mention. */
export const DeletedAsOne: Story = {
  args: { value: '请@张伟 看', mentions: [{ id: 'demo~zhangwei', name: '张伟' }] },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', field);
    await userEvent.click(text);
    text.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(text).toHaveValue('请 看');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: '请 看', mentions: [] });
  },
};

/** A namesake is distinguished by department, in the text too. */
export const Namesakes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '@张伟');
    await userEvent.click(await canvas.findByRole('option', { name: /总编室/ }));
    await rewrite(text, '@张伟 @张伟');
    await userEvent.click(await canvas.findByRole('option', { name: /视觉中心/ }));
    await expect(text).toHaveValue('@张伟 @张伟 (视觉中心) ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '@张伟 @张伟 (视觉中心)',
      mentions: [
        { id: 'demo~zhangwei', name: '张伟' },
        { id: 'demo~zhangwei2', name: '张伟 (视觉中心)' },
      ],
    });
    await userEvent.type(text, '@张伟');
    await expect(await canvas.findAllByRole('option', { name: /张伟/ })).toHaveLength(2);
  },
};

/** Escape closes the list and keeps the text; the list stays closed while the same name is typed. */
export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '@l');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('i');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(text).toHaveValue('@li');
    // Another @ at the same place opens it.
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}@l');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};

/** Deleting a letter widens an open list again. */
export const DeletingWidens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '@李娜');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(1));
  },
};

/** While the list is open, the Enter of an input method neither picks nor sends, in either engine's event order. */
export const InputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', field);
    await userEvent.type(text, '@');
    await canvas.findByRole('option', { name: /李娜/ });
    await composeInChromium(text, ['@l', '@li'], '@李');
    await expect(text).toHaveValue('@李');
    await composeInWebKit(text, ['@李n', '@李na'], '@李娜');
    await expect(text).toHaveValue('@李娜');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expectVisible(await canvas.findByRole('option', { name: /李娜/ }));
  },
};

/** No member matches: a sentence says so, and Enter sends. */
export const NobodyFound: Story = {
  args: { mentionable: { source: find } },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '@9');
    await waitFor(() => expect(canvas.getAllByText('No member of this name')[0]).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: '@9', mentions: [] });
    await userEvent.type(text, '@9');
    await waitFor(() => expect(canvas.getAllByText('No member of this name')[0]).toBeVisible());
  },
};

/** The list is loading: a skeleton shows, and Enter does not send a partial name. */
export const Loading: Story = {
  args: { mentionable: { source: () => new Promise(() => undefined) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '@li{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Finding members…')).toBeInTheDocument();
  },
};

/** Enter before the list has loaded: its first member is picked on arrival, and nothing is sent. */
export const EnterBeforeTheList: Story = {
  render: function Late(args) {
    const [answer, setAnswer] = useState<() => void>();
    const slow = (query: string) =>
      new Promise<readonly PersonView[]>((resolve) => {
        setAnswer(() => () => resolve(find(query)));
      });
    return (
      <>
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={answer}>
          Answer
        </button>
        <Draft {...args} mentionable={{ source: slow }} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', field);
    await userEvent.type(text, '请@李{Enter}');
    await expect(text).toHaveValue('请@李');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(text).toHaveValue('请@李娜 '));
    await expect(args.onSend).not.toHaveBeenCalled();
    // Typing on cancels the pending pick.
    await rewrite(text, '');
    await userEvent.type(text, '@李{Enter}娜说');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(text).toHaveValue('@李娜说');
  },
};

/** Enter before the list has loaded, and no member matches: it sends. */
export const EnterBeforeNobody: Story = {
  ...EnterBeforeTheList,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '见 @9{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ text: '见 @9', mentions: [] }));
  },
};

const away = fn(() => Promise.reject(new Error('away')));

/** The members failed to load: a sentence and a retry; the message can still be sent. */
export const Failed: Story = {
  args: { mentionable: { source: away } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), '@li');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The members could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(away).toHaveBeenLastCalledWith('li', expect.any(AbortSignal));
    await expectVisible(await canvas.findByRole('alert'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
