import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { newGroup, openedGroup } from '../../../testing/fixtures/group-creator.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { GroupCreator } from './GroupCreator.tsx';

const meta = {
  title: 'Messages/GroupCreator',
  tags: ['dialog'],
  component: GroupCreator,
  parameters: { labels: 'groupCreator' },
  args: newGroup,
} satisfies Meta<typeof GroupCreator>;
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** A team with both its fields, on to the members. */
async function teamMembers(userEvent: UserEvent) {
  const dialog = await openedGroup();
  await userEvent.click(dialog.getByLabelText('Group name'));
  await userEvent.paste('两会报道');
  await userEvent.click(dialog.getByLabelText('Introduction'));
  await userEvent.paste('两会期间各部门联络');
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  return dialog;
}

/** A temporary chat needs nothing but members. Its name is made of theirs, and said before. */
export const TemporaryChat: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Find contacts' })).toHaveFocus());
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('option', { name: /García/ }));
    await expectVisible(dialog.getByText('Name: 王芳、李娜… · 3 members'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'group',
        name: '',
        choice: expect.objectContaining({ personIds: [people.lina.id, people.garcia.id] }),
      }),
    );
  },
};

/** One other person: it will be the one-to-one chat, and says so before it is submitted. */
export const OneOther: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await expectVisible(dialog.getByText(/this opens your chat with 李娜 and makes no group/));
    await expectVisible(dialog.getByRole('button', { name: 'Open chat' }));
  },
};

/** What it is for: the first of two steps. The title names no kind before one is chosen. */
export const Purpose: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await expect(dialog.getByRole('heading', { name: /^New group chat/ })).toHaveTextContent(/chat$/);
    await expect(dialog.getByRole('radio', { name: 'A temporary chat' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'A temporary chat' })).toHaveFocus();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'A team for the long term' }));
    await expectVisible(dialog.getByRole('heading', { name: 'New group chat' }));
  },
};

/** A team has a name and an introduction. */
export const Team: Story = {
  args: { defaultKind: 'teamGroup' },
  play: async ({ args, userEvent }) => {
    const dialog = await teamMembers(userEvent);
    await expectVisible(await dialog.findByRole('heading', { name: 'New group chat (team)' }));
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await expectVisible(dialog.getByText('Name: 两会报道 · 2 members'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'teamGroup', name: '两会报道', introduction: '两会期间各部门联络' }),
    );
  },
};

/** In Chinese, in the words of the specification. */
export const TeamInChinese: Story = {
  args: { defaultKind: 'teamGroup' },
  globals: { language: 'zh' },
  play: async () => {
    const dialog = await openedGroup('创建群聊');
    await expect(dialog.getByLabelText('群名称')).toHaveAttribute('placeholder', '必填，不超过16个字符');
    await expect(dialog.getByLabelText('群简介')).toHaveAttribute('placeholder', '必填，不超过200个字符');
  },
};

/** Left empty: each field says what it wants, the first takes the focus, and the members wait. */
export const Missing: Story = {
  args: { defaultKind: 'teamGroup' },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByLabelText('Group name')).toHaveAccessibleDescription(/Enter a group name/);
    await expect(dialog.getByLabelText('Introduction')).toHaveAccessibleDescription(/Enter an introduction/);
    await expect(dialog.getByLabelText('Group name')).toHaveFocus();
  },
};

/** Sixteen emoji fit; one more does not, and the next step waits. */
export const NameTooLong: Story = {
  args: { defaultKind: 'teamGroup' },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    const name = dialog.getByLabelText('Group name');
    await userEvent.click(name);
    await userEvent.paste('📰'.repeat(16));
    await expect(name).toHaveAccessibleDescription('16 of 16 characters');
    await userEvent.paste('报');
    await userEvent.click(dialog.getByLabelText('Introduction'));
    await userEvent.paste('简介');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(name).toHaveAccessibleDescription(/1 character too many/);
    await expect(name).toHaveFocus();
  },
};

/** Choosing the temporary chat again clears the fields of the team. */
export const SwitchedBack: Story = {
  args: { defaultKind: 'teamGroup' },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.type(dialog.getByLabelText('Group name'), 'Night desk');
    await userEvent.click(dialog.getByRole('radio', { name: 'A temporary chat' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'A team for the long term' }));
    await expect(dialog.getByLabelText('Group name')).toHaveValue('');
    await expect(dialog.getByLabelText('Group name')).toHaveAccessibleDescription('0 of 16 characters');
  },
};

/** Back from the members: what was chosen is there again, and the focus on the purpose. */
export const BackAndForth: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'A temporary chat' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expectVisible(dialog.getByText(/this opens your chat with 李娜/));
  },
};

/** From a chat: who is in it stays in the group. */
export const FromChat: Story = {
  args: { required: [{ type: 'person', ...people.lina }] },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    const required = await dialog.findByRole('option', { name: /李娜/ });
    await expect(required).toHaveTextContent('Required');
    await expect(required).toHaveAttribute('aria-selected', 'true');
  },
};

/** Nobody chosen: it says so, and stays. */
export const NobodyChosen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please choose somebody!');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** More than may be in a group: the one too many is not taken, and the limit is said. */
export const Full: Story = {
  args: { max: 3 },
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('option', { name: /García/ }));
    await userEvent.click(dialog.getByRole('option', { name: /摄影/ }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('You can choose 3 at most.');
    await expectVisible(dialog.getByText('Name: 王芳、李娜… · 3 members'));
  },
};

/** It is being made: a second press sends nothing, and Escape does not close. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expectVisible(dialog.getByText('The group is being made…'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Refused by the server: its sentence shows on both steps, and nothing is lost. */
export const Refused: Story = {
  args: { defaultKind: 'teamGroup', status: 'error', error: '群名称已被使用，请换一个。' },
  play: async ({ userEvent }) => {
    const dialog = await teamMembers(userEvent);
    await expect(dialog.getByRole('alert')).toHaveTextContent('群名称已被使用');
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('群名称已被使用');
    await expect(dialog.getByLabelText('Group name')).toHaveValue('两会报道');
  },
};

/** An input method confirms a name with Enter, in the order of either engine: the step does not end. */
export const InputMethod: Story = {
  args: { defaultKind: 'teamGroup' },
  play: async () => {
    const dialog = await openedGroup();
    const name = dialog.getByLabelText<HTMLInputElement>('Group name');
    await composeInChromium(name, ['l', 'liang', 'lianghui'], '两会');
    await composeInWebKit(name, ['两会b', '两会baodao'], '两会报道');
    await expect(name).toHaveValue('两会报道');
    await expectVisible(dialog.getByLabelText('Introduction'));
    await expect(dialog.queryByText('Enter an introduction.')).toBeNull();
  },
};

/** On a phone, in the dark, in the longest of the languages. */
export const Phone: Story = {
  args: { defaultKind: 'teamGroup' },
  globals: { language: 'es', scheme: 'dark', viewport: { value: 'phone' } },
};
