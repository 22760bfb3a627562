import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { EditableText } from './EditableText.tsx';

const meta = {
  title: 'Primitives/EditableText',
  component: EditableText,
  args: {
    label: 'Name of the group',
    value: 'Night desk',
    editable: true,
    draft: undefined,
    onDraftChange: fn(),
    check: (text) => (text === '' ? 'Please enter a name.' : undefined),
    onSave: fn(() => Promise.resolve(true)),
    labels: { edit: 'Change: Name of the group', save: 'Save', cancel: 'Cancel' },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableText>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: ComponentProps<typeof EditableText>) {
  const [draft, setDraft] = useState(props.draft);
  const [value, setValue] = useState(props.value);
  return (
    <EditableText
      {...props}
      value={value}
      draft={draft}
      onDraftChange={setDraft}
      onSave={async (text) => {
        const saved = await props.onSave(text);
        if (saved) setValue(text);
        return saved;
      }}
    />
  );
}

/** The button turns the text into a field; after saving, the focus is on the button again. */
export const Edit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Name of the group' }));
    const field = canvas.getByRole('textbox', { name: 'Name of the group' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, ' Early desk {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Early desk');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Change/ })).toHaveFocus());
    await expect(canvas.getByText('Early desk')).toBeVisible();
  },
};

/** Escape cancels. */
export const Cancelled: Story = {
  args: { draft: 'Something else' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Night desk')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What cannot be saved says why. */
export const Refused: Story = {
  args: { draft: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please enter a name.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** A failed save keeps the field. */
export const NotSaved: Story = {
  args: { draft: 'Late desk', onSave: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await expect(canvas.getByRole('textbox')).toHaveValue('Late desk');
  },
};

/** Several lines, or the placeholder without any. */
export const Long: Story = {
  args: { long: true, value: '', placeholder: 'Nothing is announced.', check: () => undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing is announced.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }));
    await expect(canvas.getByRole('textbox').tagName).toBe('TEXTAREA');
  },
};

/** Counted while it is written; why it was not saved is said at the field, and the text stays. */
export const Counted: Story = {
  args: {
    long: true,
    counted: { max: 10, labels: en.countedField },
    draft: 'Early desk',
    failure: 'The server is not available.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/The server is not available\..*10 of 10 characters/);
    await expect(field).toHaveValue('Early desk');
  },
};

/** Only to be read. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
