import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { knownPermissions, roleFields } from '../../../testing/fixtures/roles.ts';
import { RoleForm } from './RoleForm.tsx';

const meta = {
  title: 'Administration/RoleForm',
  component: RoleForm,
  parameters: { labels: 'roleEditor' },
  args: {
    kind: 'own',
    roleId: 'ROLE_PICTURES',
    known: knownPermissions,
    form: {
      fields: roleFields,
      covers: (rule, permission) => permission.startsWith(rule.replace('*', '')),
      isRule: (rule) => rule.includes(':'),
      check: ({ name }) => (name === '' ? { name: 'This cannot be empty.' } : {}),
      onSubmit: fn(),
    },
    actions: <Button variant="quiet">…</Button>,
    labels: en.roleEditor,
  },
} satisfies Meta<typeof RoleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what has changed is saved. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '审稿' }));
    await userEvent.click(save);
    await expect(args.form.onSubmit).toHaveBeenCalledWith({ permissions: ['story:publish', 'story:review'] });
    // What is taken back is no change.
    await userEvent.click(canvas.getByRole('checkbox', { name: '审稿' }));
    await expect(save).toBeDisabled();
  },
};

/** A rule allows several permissions, which are checked by it; Enter adds it and does not save. */
export const Rules: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'New rule' });
    await userEvent.type(field, 'story{Enter}');
    await expect(field).toHaveAccessibleDescription(/^A rule has two to six parts/);
    await userEvent.clear(field);
    await userEvent.type(field, 'story:*{Enter}');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
    const review = canvas.getByRole('checkbox', { name: '审稿' });
    await expect(review).toBeChecked();
    await expect(review).toBeDisabled();
    await expect(review).toHaveAccessibleDescription('by story:*');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove story:*' }));
    await expect(review).not.toBeChecked();
  },
};

/** What is wrong stands at its field, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('This cannot be empty.');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
};

/** A new role has no id yet, and may be added without any permission. */
export const Adding: Story = {
  args: {
    roleId: undefined,
    actions: undefined,
    form: { ...meta.args.form, fields: { name: '', description: '', permissions: [] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '夜班组');
    await userEvent.click(canvas.getByRole('button', { name: 'Add role' }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith({
      name: '夜班组',
      description: '',
      permissions: [],
    });
  },
};

/** Administrators may do everything, which cannot be changed. */
export const Administrator: Story = {
  args: { kind: 'administrator', roleId: 'admin', actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** What everyone may do. */
export const Everyone: Story = { args: { kind: 'everyone', roleId: 'ROLE_DEFAULT', actions: undefined } };

/** The reader may see the role, but not change it. */
export const ReadOnly: Story = {
  args: {
    form: {
      ...meta.args.form,
      fields: { ...roleFields, permissions: ['story:publish', 'push:send'] },
      onSubmit: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: '审稿' })).toBeDisabled();
    await expect(canvas.getByText('push:send')).toBeVisible();
  },
};

/** Saving is on its way. */
export const Saving: Story = { args: { form: { ...meta.args.form, status: 'pending' } } };

/** Saving failed: the reason stands above the buttons, and the input stays. */
export const SaveFailed: Story = {
  args: { form: { ...meta.args.form, status: 'error', error: 'There is no network.' } },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('There is no network.'));
  },
};

/** On a phone the groups stand below each other. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
