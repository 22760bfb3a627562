import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { menuChoices, menuEntries } from '../../../testing/fixtures/menu-entries.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { MenuEditor } from './MenuEditor.tsx';
import type { MenuEditorProps } from './types.ts';

/** An app that holds the menu. */
function Controlled(props: MenuEditorProps) {
  const [entries, setEntries] = useState(props.entries);
  return (
    <MenuEditor
      {...props}
      entries={entries}
      onEntriesChange={(next) => {
        setEntries(next);
        props.onEntriesChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Administration/MenuEditor',
  component: MenuEditor,
  parameters: { labels: 'menuEditor' },
  args: {
    entries: menuEntries,
    choices: menuChoices,
    language: 'en',
    onEntriesChange: fn(),
    isAddress: (address) => address.startsWith('https://'),
    newId: () => 'new',
    onRetry: fn(),
    labels: en.menuEditor,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MenuEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** The entries in their order, with what they open and who sees them. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[2]).toHaveTextContent('Rota · Night');
    await expect(rows[4]).toHaveTextContent('Hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Wiki up' }));
    await expect(args.onEntriesChange).toHaveBeenCalledWith(
      ['home', 'tools', 'wiki', 'rota', 'news'].map((id) => expect.objectContaining({ id })),
    );
    await expect(canvas.getByRole('button', { name: 'Move Wiki up' })).toBeDisabled();
    await expect(canvas.getByText('Wiki was moved.')).toBeInTheDocument();
  },
};

/** Alt with an arrow moves the entry, and the focus stays on it; Enter opens it. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Tools/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onEntriesChange).toHaveBeenCalledWith(
      ['tools', 'rota', 'wiki', 'home', 'news'].map((id) => expect.objectContaining({ id })),
    );
    await expect(canvas.getByRole('button', { name: /^Tools/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(await screen.findByRole('dialog', { name: 'Tools' }));
  },
};

/** A new entry: what is missing is said, and nothing is saved until it is there. */
export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('button', { name: 'Add entry' }));
    await expectVisible(await sheet.findByText('Enter a name in one language at least.'));
    await expect(args.onEntriesChange).not.toHaveBeenCalled();
    await userEvent.type(sheet.getByRole('textbox', { name: 'English' }), 'Search');
    await userEvent.click(sheet.getByRole('radio', { name: 'Address' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Address' }), 'https://search.example/');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Night' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add entry' }));
    await expect(args.onEntriesChange).toHaveBeenCalledWith([
      ...menuEntries,
      {
        id: 'new',
        names: { en: 'Search' },
        icon: 'star',
        path: 'https://search.example/',
        roles: ['ROLE_NIGHT'],
        hidden: false,
      },
    ]);
  },
};

/** An entry is removed with those below it, after a question. */
export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tools/ }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete entry' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expectVisible(question.getByText('Delete Tools from the menu, with 2 entries below it?'));
    await userEvent.click(question.getByRole('button', { name: 'Delete entry' }));
    await expect(args.onEntriesChange).toHaveBeenCalledWith(
      ['home', 'news'].map((id) => expect.objectContaining({ id })),
    );
  },
};

/** A change is on its way: no other can begin. */
export const Saving: Story = {
  args: { saving: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add entry' })).toBeDisabled();
  },
};

/** A change was refused: the reason stands above the entries. */
export const Refused: Story = {
  args: { saving: { status: 'error', error: 'There is no network.' } },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('There is no network.'));
  },
};

/** Names that are too long end in an ellipsis. */
export const LongNames: Story = {
  args: {
    entries: menuEntries.map((entry) => ({
      ...entry,
      names: { en: 'Maximiliana-Fernández-Villanueva-Ortiz-de-Montellano' },
    })),
  },
};

/** No entries yet. */
export const Empty: Story = { args: { entries: [] } };

/** The menu loads. */
export const Loading: Story = { args: { entries: [], status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { entries: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The menu failed to load. */
export const Failed: Story = {
  args: { entries: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { entries: [], status: 'offline' } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
