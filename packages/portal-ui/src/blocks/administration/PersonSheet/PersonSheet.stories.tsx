import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { departmentNodes, noFields, personFields } from '../../../testing/fixtures/administration.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { PersonSheet } from './PersonSheet.tsx';
import type { PersonAccount } from './types.ts';

const account: PersonAccount = {
  state: 'active',
  mustChangePassword: false,
  lastSignIn: '2026-11-20 08:00',
  sessions: 2,
  groups: 3,
  files: 128,
  roles: ['admin'],
  onStateChange: fn(),
  onPasswordReset: fn(),
  onSecondFactorReset: fn(),
  onSessionsEnd: fn(),
  onHandOver: fn(),
  onAccess: fn(),
};

const meta = {
  title: 'Administration/PersonSheet',
  component: PersonSheet,
  parameters: { labels: 'personSheet' },
  args: {
    open: true,
    onOpenChange: fn(),
    person: { id: 'demo~zhangwei', name: '张伟' },
    form: {
      fields: personFields,
      check: ({ name }) => (name === '' ? { name: 'This cannot be empty.' } : {}),
      onSubmit: fn(),
    },
    departments: departmentNodes,
    account,
    onRetry: fn(),
    labels: en.personSheet,
  },
} satisfies Meta<typeof PersonSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Only what has changed is saved. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    const save = sheet.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Telephone' }), '010-12345678');
    await userEvent.click(save);
    await expect(args.form.onSubmit).toHaveBeenCalledWith({ telephone: '010-12345678' });
  },
};

/** Escape with unsaved changes asks first. */
export const Unsaved: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    const position = sheet.getByRole('textbox', { name: 'Position' });
    await userEvent.type(position, '!');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.type(position, '{Backspace}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.type(position, '!');
    await userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** What is wrong stands at its field, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    const name = sheet.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('This cannot be empty.');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
};

/** Several departments: one is the main one, in some the person leads. */
export const Departments: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('button', { name: 'Make 经济部 the main department' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add to a department' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Add to a department' }));
    await userEvent.click(await picker.findByRole('treeitem', { name: /资料室/ }));
    await userEvent.click(picker.getByRole('button', { name: /^Choose/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove from 要闻组' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith({
      departments: [
        { id: 'economy', leader: false },
        { id: 'archive', leader: false },
      ],
    });
  },
};

/** A new person: the user name can be written, and there is no account yet. */
export const Adding: Story = {
  args: { person: undefined, account: undefined, form: { ...meta.args.form, fields: noFields } },
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Li Na');
    await userEvent.type(sheet.getByRole('textbox', { name: 'User name' }), 'lina');
    await userEvent.click(sheet.getByRole('button', { name: 'Add person' }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith({ ...noFields, name: 'Li Na', login: 'lina' });
  },
};

/** Disabling asks once, with its verb on the button. */
export const Disable: Story = {
  play: async ({ userEvent }) => {
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('button', { name: 'Disable' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(account.onStateChange).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Disable' }));
    await expect(account.onStateChange).toHaveBeenCalledWith('disabled');
  },
};

/** Resetting the password asks once, too. */
export const ResetPassword: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Reset password' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Reset password' }));
    await expect(account.onPasswordReset).toHaveBeenCalledOnce();
  },
};

/** A lost second factor is turned off, after a question. */
export const TurnOffSecondFactor: Story = {
  args: { account: { ...account, secondFactorSince: '2026-11-20' } },
  play: async ({ userEvent }) => {
    const sheet = await dialog();
    await expectVisible(sheet.getByText('On since 2026-11-20'));
    await userEvent.click(sheet.getByRole('button', { name: 'Turn off' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    await expect(account.onSecondFactorReset).toHaveBeenCalledOnce();
  },
};

/** A person who has left can be taken back. */
export const HasLeft: Story = {
  args: { account: { ...account, state: 'left', sessions: 0 } },
  play: async ({ userEvent }) => {
    const sheet = await dialog();
    await expect(sheet.queryByRole('button', { name: 'Reset password' })).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Take back' }));
    await expect(account.onStateChange).toHaveBeenCalledWith('active');
  },
};

/** Too many wrong passwords keep the person out: it says until when, and can be undone. Sessions end after a question. */
export const IsLocked: Story = {
  args: { account: { ...account, lockedUntil: '8:30', onUnlock: fn() } },
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    await expectVisible(sheet.getByText(/Locked until 8:30/));
    await userEvent.click(sheet.getByRole('button', { name: 'Unlock' }));
    await expect(args.account?.onUnlock).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: 'End sessions' }));
    await expect(account.onSessionsEnd).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'End sessions' }));
    await expect(account.onSessionsEnd).toHaveBeenCalledOnce();
  },
};

/** Where the person is signed in: each session ends after a question; older ones show on demand. */
export const SignedInElsewhere: Story = {
  args: {
    account: {
      ...account,
      sessions: 6,
      sessionList: Array.from({ length: 6 }, (_, at) => ({
        id: String(at),
        name: at === 1 ? 'Safari · iPhone' : `Chrome ${at} · Windows`,
        kind: at === 1 ? ('phone' as const) : ('desktop' as const),
        address: '192.0.2.17',
        begun: '8:00',
        lastUsed: '18:42',
        current: at === 0,
      })),
      onSessionEnd: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    const list = within(sheet.getByRole('list', { name: 'Sessions' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('This browser')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Show all 6' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(list.getByRole('button', { name: 'Sign out there: Safari · iPhone' }));
    await expect(args.account?.onSessionEnd).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out there' }));
    await expect(args.account?.onSessionEnd).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
  },
};

/** A disabled account can be enabled. */
export const IsDisabled: Story = { args: { account: { ...account, state: 'disabled', sessions: 0 } } };

/** The reader may see the person, but not change them. */
export const ReadOnly: Story = {
  args: {
    form: { ...meta.args.form, onSubmit: undefined },
    account: {
      ...account,
      onStateChange: undefined,
      onPasswordReset: undefined,
      onSessionsEnd: undefined,
      onHandOver: undefined,
    },
  },
  play: async () => {
    const sheet = await dialog();
    await expect(sheet.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  },
};

/** A directory service owns some fields: they say so, and the others can be changed. */
export const Managed: Story = {
  args: {
    form: { ...meta.args.form, managed: ['name', 'position', 'mobile', 'telephone', 'email'] },
  },
  play: async ({ userEvent }) => {
    const sheet = await dialog();
    await expectVisible(sheet.getByText(/^Name, Position, Mobile, Telephone, Email come from/));
    await expect(sheet.getByRole('textbox', { name: 'Position' })).toHaveAttribute('readonly');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Place of work' }), '!');
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** Saving is on its way. */
export const Saving: Story = { args: { form: { ...meta.args.form, status: 'pending' } } };

/** Saving failed: the reason stands above the buttons, and the input stays. */
export const SaveFailed: Story = {
  args: { form: { ...meta.args.form, status: 'error', error: 'There is no network.' } },
  play: async () => {
    await expectVisible((await dialog()).getByText('There is no network.'));
  },
};

/** An action on the account failed. */
export const ActionFailed: Story = {
  args: { account: { ...account, error: 'There is no network.' } },
  play: async () => {
    await expectVisible((await dialog()).getByRole('alert'));
  },
};

/** The person loads. */
export const Loading: Story = { args: { status: 'loading' } };

/** The person failed to load. */
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { status: 'offline' } };

/** On a phone the sheet fills the screen, and the fields stand below each other. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
