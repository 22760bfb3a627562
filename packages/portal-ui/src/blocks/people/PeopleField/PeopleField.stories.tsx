import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { sourceChoices } from '../../../testing/fixtures/source-choices.ts';
import type { Contact, PersonContact } from '../ContactPicker/index.ts';
import { PeopleField } from './PeopleField.tsx';

const person = (name: keyof typeof people): PersonContact => ({ type: 'person', ...people[name] });

const meta = {
  title: 'People/PeopleField',
  component: PeopleField,
  argTypes: { source: sourceChoices },
  parameters: { labels: 'peopleField' },
  args: {
    source: storySource(),
    label: 'Reviewers',
    placeholder: 'Name, pinyin or staff number',
    name: 'reviewers',
    onValueChange: fn(),
    labels: en.peopleField,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeopleField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const input = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Reviewers' });
const names = (canvas: Canvas) =>
  canvas.queryAllByRole('listitem').map((item: HTMLElement) => item.querySelector('bdi')?.textContent);
const option = async (name: RegExp) => screen.findByRole('option', { name });

/** Nothing is chosen, and nothing was fetched. */
export const Empty: Story = {};

/** Suggestions while typing; Enter takes the first one and clears the text. */
export const TypeAndEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'lina');
    await expectVisible(await option(/李娜/));
    await expect(input(canvas)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(input(canvas)).toHaveValue('');
    await expect(names(canvas)).toEqual(['李娜']);
    await userEvent.keyboard('tanaka{Enter}');
    await expect(names(canvas)).toEqual(['李娜', '田中 美咲']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: people.lina.id }),
      expect.objectContaining({ id: people.tanaka.id }),
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Selected: 李娜, 田中 美咲');
  },
};

/** Suggestions stay open for the pictures of the boards. */
export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'zhang');
    await expectVisible(await screen.findByRole('listbox', { name: 'Results' }));
    await userEvent.click((await screen.findAllByRole('option'))[1] ?? document.body);
    await expect(names(canvas)).toHaveLength(1);
    await userEvent.type(input(canvas), 'li');
    await expectVisible(await screen.findByRole('listbox', { name: 'Results' }));
  },
};

const composing = (replay: typeof composeInChromium): Story => ({
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Reviewers' });
    field.focus();
    await replay(field, ['l', 'li', 'li na'], '李娜');
    // The Enter that ended the composition chose no contact.
    await expect(names(canvas)).toEqual([]);
    await expectVisible(await option(/李娜/));
  },
});

/** Composing in the order of Chromium. */
export const InputMethodInChromium = composing(composeInChromium);

/** Composing in the order of WebKit. */
export const InputMethodInWebKit = composing(composeInWebKit);

/** Keys: Backspace removes the last contact; the arrow keys reach the others, Delete removes them. */
export const Keys: Story = {
  args: { defaultValue: [person('zhangwei'), person('lina'), person('smith'), person('tanaka')] },
  play: async ({ canvas, userEvent }) => {
    input(canvas).focus();
    await userEvent.keyboard('{Backspace}');
    await expect(names(canvas)).toEqual(['张伟', '李娜', 'Eleanor Smith']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove Eleanor Smith' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Eleanor Smith' })).toHaveFocus());
    await expect(names(canvas)).toEqual(['张伟', 'Eleanor Smith']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(input(canvas)).toHaveFocus();
  },
};

/** A pasted list of names, ids and addresses; what is not exactly one contact is named. */
export const Paste: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(input(canvas));
    await userEvent.paste(`Eleanor Smith; ${people.lina.id}, 张伟\nnowhere@example.org`);
    await waitFor(() => expect(names(canvas)).toEqual(['Eleanor Smith', '李娜']));
    await expect(input(canvas)).toHaveAccessibleDescription(
      'Not exactly one contact: 张伟, nowhere@example.org',
    );
  },
};

/** The picker opens with the contacts of the field, and gives its choice back. A department comes person by person. */
export const More: Story = {
  args: { defaultValue: [person('smith')] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More contacts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose contacts' }));
    await expectVisible(await dialog.findByRole('heading', { name: /^Selected 1 selected/ }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Departments' }));
    await userEvent.type(dialog.getByRole('combobox'), '西亚组');
    await userEvent.click(await dialog.findByRole('option', { name: /西亚组/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: people.smith.id }),
      expect.objectContaining({ id: people.noor.id }),
    ]);
  },
};

/** One contact: another choice replaces it. */
export const Single: Story = {
  args: { rules: { mode: 'single' }, defaultValue: [person('lina')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'tanaka{Enter}');
    await expect(names(canvas)).toEqual(['田中 美咲']);
  },
};

/** Full: the next one is refused with the limit. */
export const Maximum: Story = {
  args: { rules: { max: 1 }, defaultValue: [person('lina')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'tanaka{Enter}');
    await expect(names(canvas)).toEqual(['李娜']);
    await expect(input(canvas)).toHaveAccessibleDescription('You can choose 1 at most.');
  },
};

function Form({ children, onSubmit }: { children: ReactNode; onSubmit: (entries: unknown) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit([...new FormData(event.currentTarget).entries()]);
      }}
      style={{ display: 'grid', gap: 12 }}
    >
      {children}
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="submit" variant="solid">
          Save
        </Button>
        <Button type="reset">Reset</Button>
      </div>
    </form>
  );
}

const submit = fn();

/** In a form: what is missing is said and takes the focus, ids are submitted, and a reset brings the first value back. */
export const InAForm: Story = {
  args: { required: true, rules: { min: 2 } },
  render: (args) => (
    <Form onSubmit={submit}>
      <PeopleField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(input(canvas)).toHaveFocus();
    await expect(input(canvas)).toHaveAccessibleDescription('Choose a contact.');
    await userEvent.keyboard('lina{Enter}');
    await userEvent.click(save);
    await expect(input(canvas)).toHaveAccessibleDescription('Choose at least 2.');
    await userEvent.type(input(canvas), 'tana');
    await userEvent.click(save);
    await expect(input(canvas)).toHaveAccessibleDescription('Choose from the list, or clear the text.');
    await userEvent.type(input(canvas), 'ka{Enter}');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(save);
    await expect(submit).toHaveBeenCalledWith([
      ['reviewers', people.lina.id],
      ['reviewers', people.tanaka.id],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(names(canvas)).toEqual([]);
    await expect(input(canvas)).toHaveAccessibleDescription('');
  },
};

/** Controlled: the host decides, and may refuse. */
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<readonly Contact[]>([person('lina')]);
    return <PeopleField {...args} value={value} onValueChange={(next) => setValue(next.slice(0, 2))} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'tanaka{Enter}');
    await userEvent.type(input(canvas), 'smith{Enter}');
    await expect(names(canvas)).toEqual(['李娜', '田中 美咲']);
  },
};

/** It can be read and focused, not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: [person('lina'), person('long')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'tanaka{Enter}{Backspace}');
    await expect(names(canvas)).toEqual(['李娜', people.long.name]);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** It takes no focus, and its form submits nothing of it. */
export const Disabled: Story = { args: { disabled: true, defaultValue: [person('lina'), person('smith')] } };

/** The server has refused the value. */
export const Refused: Story = {
  args: { defaultValue: [person('lina')], error: '李娜 is on leave until Monday.' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toBeInvalid();
    await expect(input(canvas)).toHaveAccessibleDescription('李娜 is on leave until Monday.');
  },
};

/** The search fails: it says so in the place of the suggestions, and can be repeated. */
export const SearchFails: Story = {
  args: { source: storySource({ search: () => Promise.reject(new Error('500')), searchDelay: 0 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'lina');
    await expectVisible(await screen.findByRole('button', { name: 'Try again' }));
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: [person('lina'), person('long'), person('tanaka')] },
};
