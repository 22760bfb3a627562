import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { newGroup, openedGroup } from '../../../testing/fixtures/group-creator.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { GroupCreator } from './GroupCreator.tsx';

const meta = {
  title: 'Messages/GroupCreator/States',
  tags: ['dialog'],
  component: GroupCreator,
  parameters: { labels: 'groupCreator' },
  args: newGroup,
} satisfies Meta<typeof GroupCreator>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed = (...contacts: (typeof people)[keyof typeof people][]) =>
  storySource({ recent: () => ({ items: contacts.map((person) => ({ type: 'person', ...person })) }) });

/** Long names, and a chat named after them: truncated at sixteen characters, whole in the list of members. */
export const LongNames: Story = {
  args: { source: listed(people.long, people.garcia, people.smith) },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('option', { name: /Maximiliana/ }));
    await userEvent.click(dialog.getByRole('option', { name: /García/ }));
    await expectVisible(dialog.getByText(/^Name: 王芳、Maximiliana… · 3 members$/));
    // On a phone the chosen members are collapsed.
    const remove = { name: `Remove ${people.long.name}`, hidden: true };
    await expect(dialog.getByRole('button', remove)).toBeInTheDocument();
  },
};

/** A name or introduction with a bidirectional control character shows an error at once and blocks the next step. */
export const ForbiddenName: Story = {
  args: { defaultKind: 'teamGroup', isAllowed: (text) => !/\p{Bidi_Control}/u.test(text) },
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    const name = dialog.getByLabelText('Group name');
    await userEvent.click(name);
    await userEvent.paste('News\u202Edesk');
    await expect(name).toHaveAccessibleDescription(new RegExp(args.labels.nameForbidden));
    await userEvent.click(dialog.getByLabelText('Introduction'));
    await userEvent.paste('For all');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.paste('News desk');
    const introduction = dialog.getByLabelText('Introduction');
    await userEvent.type(introduction, ' the\u202Enews');
    await expect(introduction).toHaveAccessibleDescription(new RegExp(args.labels.introductionForbidden));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(introduction).toHaveFocus();
    await userEvent.clear(introduction);
    await userEvent.paste('For all');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expectVisible(await dialog.findByRole('combobox'));
  },
};

/** A right-to-left name and introduction in a left-to-right page, and the reverse. */
export const RightToLeft: Story = {
  args: { defaultKind: 'teamGroup', source: listed(people.noor, people.lina) },
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    const [name, introduction] = [dialog.getByLabelText('Group name'), dialog.getByLabelText('Introduction')];
    await userEvent.click(name);
    await userEvent.paste('غرفة الأخبار');
    await userEvent.click(introduction);
    await userEvent.paste('تنسيق التغطية بين المكاتب، 24/7.');
    for (const field of [name, introduction])
      await expect(getComputedStyle(field)).toHaveProperty('direction', 'rtl');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('option', { name: /نور/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'غرفة الأخبار' }));
  },
};

/** The whole dialog from right to left. */
export const RightToLeftPage: Story = { args: { dir: 'rtl', defaultKind: 'teamGroup' } };

/** Offline: the contact list says so and offers a retry; the input stays. */
export const Offline: Story = {
  args: {
    source: storySource({
      recent: () => Promise.reject(new Error('no network')),
      isOffline: () => true,
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expectVisible(await dialog.findByText(/You are offline/));
    await expectVisible(dialog.getByRole('button', { name: 'Try again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('radio', { name: 'A temporary chat' })).toBeChecked();
  },
};

/** The network fails on submission: the input stays for a retry. */
export const OfflineAtSubmit: Story = {
  args: {
    status: 'error',
    error: 'You are offline. The group was not made; try again once the network is back.',
    required: [
      { type: 'person', ...people.lina },
      { type: 'person', ...people.garcia },
    ],
  },
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are offline.');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

/** No contacts yet. */
export const NoContacts: Story = {
  args: { source: storySource({ recent: () => ({ items: [] }) }) },
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expectVisible(await dialog.findByText(args.labels.picker.empty.recent));
  },
};
