import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { newGroup, openedGroup } from '../../../testing/fixtures/group-creator.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { sourceChoices } from '../../../testing/fixtures/source-choices.ts';
import { GroupCreator } from './GroupCreator.tsx';

const meta = {
  title: 'Messages/GroupCreator',
  tags: ['dialog'],
  component: GroupCreator,
  argTypes: { source: sourceChoices },
  parameters: { labels: 'groupCreator' },
  args: newGroup,
} satisfies Meta<typeof GroupCreator>;
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** A team: both fields, then the members. */
async function teamMembers(userEvent: UserEvent) {
  const dialog = await openedGroup();
  await userEvent.click(dialog.getByLabelText('Group name'));
  await userEvent.paste('两会报道');
  await userEvent.click(dialog.getByLabelText('Introduction'));
  await userEvent.paste('两会期间各部门联络');
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  return dialog;
}

/** A temporary chat needs only members. Its name is derived from theirs and previewed. */
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

/** With one other person the dialog says before submission that the one-to-one chat opens. */
export const OneOther: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('option', { name: /李娜/ }));
    await expectVisible(dialog.getByText(/this opens your chat with 李娜 and makes no group/));
    await expectVisible(dialog.getByRole('button', { name: 'Open chat' }));
  },
};

/** The first of two steps: the purpose. The title names no kind before one is chosen. */
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

/** In Chinese, with the wording of the specification. */
export const TeamInChinese: Story = {
  args: { defaultKind: 'teamGroup' },
  globals: { language: 'zh' },
  play: async () => {
    const dialog = await openedGroup('创建群聊');
    await expect(dialog.getByLabelText('群名称')).toHaveAttribute('placeholder', '必填，不超过16个字符');
    await expect(dialog.getByLabelText('群简介')).toHaveAttribute('placeholder', '必填，不超过200个字符');
  },
};

/** Empty required fields show errors, the first takes the focus, and the next step stays closed. */
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

/** Sixteen emoji fit; one more shows an error and blocks the next step. */
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

/** Switching back to the temporary chat clears the team's fields. */
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

/** Going back keeps the chosen members and focuses the purpose. */
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

/** Started from a chat: its members cannot be removed. */
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

/** No member chosen: submitting shows an error and keeps the dialog open. */
export const NobodyChosen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openedGroup();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please choose somebody!');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The member over the limit is not added, and the limit is shown. */
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

/** While pending, a second press sends nothing and Escape does not close. */
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

/** The server's refusal shows on both steps, and no input is lost. */
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

/** The Enter that confirms a composition does not end the step, in either engine's event order. */
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

/** On a phone, in the dark, in the language with the longest labels. */
export const Phone: Story = {
  args: { defaultKind: 'teamGroup' },
  globals: { language: 'es', scheme: 'dark', viewport: { value: 'phone' } },
};
