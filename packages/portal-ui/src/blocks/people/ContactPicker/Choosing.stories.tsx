import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { me, people } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { sourceChoices } from '../../../testing/fixtures/source-choices.ts';
import { ContactPickerPanel } from './ContactPickerPanel.tsx';
import { contactSelection } from './state/selection.ts';

const meta = {
  title: 'People/ContactPicker/Choosing',
  component: ContactPickerPanel,
  argTypes: { source: sourceChoices },
  parameters: { labels: 'contactPicker' },
  args: { source: storySource(), self: me, onSubmit: fn(), labels: en.contactPicker },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560, maxInlineSize: 880 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactPickerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Find contacts' });
const heading = (canvas: Canvas) => canvas.getByRole('heading', { name: /^Selected/ });
const active = (canvas: Canvas) =>
  document.getElementById(field(canvas).getAttribute('aria-activedescendant') ?? '');

/** On a phone, the selection is in a tray. */
async function openTray(canvas: Canvas, userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) {
  const tray = canvas.queryByRole('button', { name: en.contactPicker.showSelected });
  if (tray) await userEvent.click(tray);
}

/** Keys in the list: arrows move, Space and Enter choose, Backspace takes the last one out. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    field(canvas).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(active(canvas)).toHaveTextContent('李娜');
    await userEvent.keyboard(' ');
    await expect(active(canvas)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(heading(canvas)).toHaveTextContent('3 selected');
    await userEvent.keyboard('{Backspace}');
    await expect(heading(canvas)).toHaveTextContent('2 selected');
    await openTray(canvas, userEvent);
    await expectVisible(canvas.getByRole('button', { name: 'Remove 李娜' }));
  },
};

/** A choice by mouse takes the focus back to where one types, also from a tab. */
export const AfterATab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Friends' }));
    await userEvent.click(await canvas.findByRole('option', { name: /李娜/ }));
    await expect(field(canvas)).toHaveFocus();
    await expect(heading(canvas)).toHaveTextContent('2 selected');
  },
};

/** The list takes the focus by itself, too; Ctrl+A chooses all that is loaded, Ctrl+Z takes it back. */
export const ChooseAll: Story = {
  args: { start: { tab: 'friends' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('listbox', { name: 'Friends' }).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(heading(canvas)).toHaveTextContent('6 selected');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(heading(canvas)).toHaveTextContent('1 selected');
  },
};

/** Typing finds, Enter chooses the first result, and the text is selected for the next search. */
export const TypeAndEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'lina{Enter}');
    await expect(heading(canvas)).toHaveTextContent('2 selected');
    await userEvent.keyboard('tanaka{Enter}');
    await expect(heading(canvas)).toHaveTextContent('3 selected');
    await userEvent.keyboard('{Escape}');
    await expect(field(canvas)).toHaveValue('');
  },
};

const composing = (replay: typeof composeInChromium): Story => ({
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Find contacts' });
    input.focus();
    await replay(input, ['l', 'li', 'li na'], '李娜');
    // The Enter that confirmed the characters chose no contact.
    await expect(heading(canvas)).toHaveTextContent('1 selected');
    await expectVisible(await canvas.findByRole('option', { name: /李娜/ }));
  },
});

/** Composing in the order of Chromium: unconfirmed text is not searched, and its Enter chooses no contact. */
export const InputMethodInChromium = composing(composeInChromium);

/** Composing in the order of WebKit, likewise. */
export const InputMethodInWebKit = composing(composeInWebKit);

/** The choice: taken out one by one, all at once, and brought back. */
export const RemoveClearUndo: Story = {
  args: { start: { tab: 'friends' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of [/李娜/, /田中/, /Eleanor/]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(canvas.getByRole('option', { name }));
    }
    await openTray(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 田中 美咲' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Eleanor Smith' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect(heading(canvas)).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(heading(canvas)).toHaveTextContent('1 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(heading(canvas)).toHaveTextContent('3 selected');
  },
};

/** One contact: the next choice replaces the last one. */
export const Single: Story = {
  args: { rules: { mode: 'single' }, self: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /要闻组主编/ }));
    await userEvent.click(canvas.getByRole('option', { name: /李娜/ }));
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ personIds: ['demo~lina'] }));
  },
};

/** One contact by keyboard: Enter chooses, Enter on the chosen one submits. */
export const SingleByKeyboard: Story = {
  args: { rules: { mode: 'single' }, self: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'lina{Enter}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('李娜');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ personIds: ['demo~lina'] }));
  },
};

/** The current user is there, counted and not to be chosen. */
export const CurrentUser: Story = {
  play: async ({ canvas, userEvent }) => {
    const self = canvas.getByRole('option', { name: /王芳/ });
    await expect(self).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(self);
    await expect(canvas.getByRole('alert')).toHaveTextContent('You always count.');
    await expect(heading(canvas)).toHaveTextContent('1 selected');
  },
};

/** Forwarding: the current user does not count. */
export const Forward: Story = {
  args: { rules: { countsSelf: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(heading(canvas)).toHaveTextContent('0 selected');
    await userEvent.click(canvas.getByRole('option', { name: /要闻值班群/ }));
    await expect(heading(canvas)).toHaveTextContent('1 selected');
  },
};

/** Full: the next one is refused, and it says how many may be chosen. */
export const MaximumReached: Story = {
  args: { rules: { max: 3 }, start: { tab: 'friends' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of [/李娜/, /田中/, /Eleanor/]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(canvas.getByRole('option', { name }));
    }
    await expect(heading(canvas)).toHaveTextContent('3 of 3 selected');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can choose 3 at most.');
  },
};

/** Too few: it says how many are needed. */
export const Minimum: Story = {
  args: { rules: { min: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /李娜/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least 3.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Some are chosen from the start, and some of them have to stay. */
export const Locked: Story = {
  args: {
    rules: { required: [{ type: 'person', ...people.zhangwei }] },
    defaultValue: contactSelection([{ type: 'person', ...people.lina }]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /要闻组主编/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('张伟 has to stay.');
    await openTray(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: 'Remove 李娜' })).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(heading(canvas)).toHaveTextContent('2 selected');
  },
};

/** Who cannot be chosen says why, in the row and to assistive tools. */
export const DisabledReasons: Story = {
  args: {
    rules: { disabledReason: ({ id }) => (id === people.lina.id ? 'Already in the group' : undefined) },
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('option', { name: /李娜.*Already in the group/ });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(row);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Already in the group');
    await expect(row).toHaveAttribute('aria-selected', 'false');
  },
};

/** Pasted ids: those that exist are added, the others stay in the field and are counted. */
export const PasteWithUnknownIds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste('demo~lina，demo~nobody、demo~tanaka\ndemo~gone');
    const area = await canvas.findByRole('textbox', { name: 'Staff numbers' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expectVisible(await canvas.findByText('2 added.'));
    await expect(area).toHaveValue('demo~nobody\ndemo~gone');
    await expect(area).toHaveAccessibleDescription('2 were not found and stay above.');
    await expect(heading(canvas)).toHaveTextContent('3 selected');
    await userEvent.type(area, '{Escape}');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

/** More pasted ids than there is room for: as many as fit are added, and the others are counted. */
export const PasteMoreThanFit: Story = {
  args: { rules: { max: 2 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste staff numbers' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Staff numbers' }), 'demo~lina demo~tanaka');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expectVisible(await canvas.findByText(/^1 added\./));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can choose 2 at most.');
    await expect(heading(canvas)).toHaveTextContent('2 of 2 selected');
  },
};

/** Who is pasted and cannot be chosen is named, with the reason. */
export const PasteNamesWhoIsLeftOut: Story = {
  args: {
    rules: { disabledReason: ({ id }) => (id === people.lina.id ? 'already in the group' : undefined) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste staff numbers' }));
    await userEvent.paste(`${people.lina.id} ${me.id} demo~tanaka`);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        `1 added. Not added: ${people.lina.name} (already in the group), ${me.name} (You).`,
      ),
    );
  },
};

/** The pasted ids could not be looked up: it says so, and all of them stay to be tried again. */
export const PasteFails: Story = {
  args: { source: storySource({ resolve: () => Promise.reject(new Error('no response')) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste staff numbers' }));
    const area = canvas.getByRole('textbox', { name: 'Staff numbers' });
    await userEvent.type(area, 'demo~lina, demo~tanaka');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(area).toBeInvalid());
    await expect(area).toHaveValue('demo~lina, demo~tanaka');
    await expect(heading(canvas)).toHaveTextContent('1 selected');
  },
};
