import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { me, people } from '../../../testing/fixtures/people-and-messages.ts';
import { playOn } from '../../../testing/play-on.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { sourceChoices } from '../../../testing/fixtures/source-choices.ts';
import { ContactPicker } from './ContactPicker.tsx';
import { contactSelection } from './state/selection.ts';
import type { ContactPickerProps } from './types.ts';

const source = storySource();

const meta = {
  title: 'People/ContactPicker',
  tags: ['dialog'],
  component: ContactPicker,
  argTypes: { source: sourceChoices },
  parameters: { labels: 'contactPicker' },
  args: {
    open: true,
    onOpenChange: fn(),
    source,
    self: me,
    onSubmit: fn(),
    labels: en.contactPicker,
  },
} satisfies Meta<typeof ContactPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name = 'Choose contacts') => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Open: the field has the focus, the latest contacts are there, and the current user counts. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Find contacts' })).toHaveFocus());
    await expectVisible(dialog.getByRole('heading', { name: /^Selected 1 selected/ }));
    await userEvent.click(dialog.getByRole('option', { name: /李娜/ }));
    await expectVisible(dialog.getByRole('heading', { name: /^Selected 2 selected/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ personIds: ['demo~lina'], count: 1 }),
    );
  },
};

/** Submitted with nothing selected: it says so, and stays. */
export const NothingSelected: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please choose somebody!');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The same in Chinese, as the specification has it. */
export const NothingSelectedInChinese: Story = {
  globals: { language: 'zh' },
  play: async ({ userEvent }) => {
    const dialog = await opened('选择联系人');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('请选择!');
  },
};

function Opener(props: ContactPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add people</Button>
      <ContactPicker {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Closed and opened again: nothing is selected any more, and the focus had gone back to the opener. */
export const ClosingClears: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add people' });
    await userEvent.click(opener);
    let dialog = await opened();
    await userEvent.click(dialog.getByRole('option', { name: /李娜/ }));
    await expectVisible(dialog.getByRole('heading', { name: /^Selected 2 selected/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    dialog = await opened();
    await expectVisible(dialog.getByRole('heading', { name: /^Selected 1 selected/ }));
  },
};

function Controlled(props: ContactPickerProps) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(() => contactSelection([{ type: 'person', ...people.smith }]));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add people</Button>
      <output>{[...value.chosen.values()].map(({ name }) => name).join(', ')}</output>
      <ContactPicker
        {...props}
        open={open}
        onOpenChange={setOpen}
        value={value}
        onValueChange={setValue}
        onSubmit={() => setOpen(false)}
      />
    </>
  );
}

/** With a value: Escape brings back the one that the dialog opened with, Done keeps the new one. */
export const WithValue: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add people' });
    await userEvent.click(opener);
    await userEvent.click((await opened()).getByRole('option', { name: /李娜/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Eleanor Smith$/);
    await userEvent.click(opener);
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Eleanor Smith, 李娜');
  },
};

/** Escape clears a search and leaves the pasted numbers; the dialog closes with what was selected only by the next one. */
export const EscapeInFields: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add people' }));
    const dialog = await opened();
    const field = dialog.getByRole('combobox');
    const selected = () => dialog.getByRole('heading', { name: /^Selected 2 selected/ });
    await userEvent.type(field, 'lina');
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.type(field, '{Escape}');
    await expect(field).toHaveValue('');
    await expectVisible(selected());
    await userEvent.click(dialog.getByRole('button', { name: 'Paste staff numbers' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Staff numbers' }), 'demo~tanaka{Escape}');
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await expectVisible(selected());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** On a phone: the whole screen, and what is selected in a tray that opens. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'zh' },
  play: playOn('phone', async ({ userEvent }) => {
    const dialog = await opened('选择联系人');
    await userEvent.click(dialog.getByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('button', { name: '展开已选' }));
    await userEvent.click(await dialog.findByRole('button', { name: '移除 李娜' }));
    await expectVisible(dialog.getByRole('heading', { name: /^已选 1 个/ }));
  }),
};
