import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, within } from 'storybook/test';
import { consoleStories, shows } from '../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/Roles',
  args: { path: '/roles' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The roles; none is open. */
export const Ready: Story = {
  play: async () => {
    await shows(() => screen.getByRole('list', { name: 'Roles' }));
  },
};

/** A role: what it allows. */
export const Open: Story = {
  args: { path: '/roles?role=ROLE_EDITOR' },
  play: async ({ userEvent }) => {
    await shows(() => screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('tab', { name: 'People' }));
    await shows(() => screen.getAllByRole('gridcell'));
  },
};

/** Who has a role. */
export const People: Story = {
  args: { path: '/roles?role=ROLE_EDITOR&tab=people' },
  play: async () => {
    await shows(() => screen.getAllByRole('gridcell'));
  },
};

/** Nobody has the role yet. */
export const Empty: Story = {
  args: {
    path: '/roles?role=ROLE_EDITOR&tab=people',
    responses: { 'administration.people': { code: '0', people: [], total: 0 } },
  },
  play: async () => {
    await shows(() => screen.getByText('Nobody has this role yet.'));
  },
};

/** A new role. */
export const Adding: Story = {
  args: { path: '/roles?role=new' },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Add role' }));
  },
};

/** A role that people have asks again, and says how many they are. */
export const InUse: Story = {
  args: {
    path: '/roles?role=ROLE_EDITOR',
    responses: { 'administration.removeRole': refusal('administration.removeRole') },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete role' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete role' }));
    await shows(() => screen.getByRole('button', { name: 'Delete anyway' }));
  },
};

/** Someone else has changed the role: the reason is said, and what was written stays. */
export const Refused: Story = {
  args: {
    path: '/roles?role=ROLE_EDITOR',
    responses: { 'administration.changeRole': refusal('administration.changeRole') },
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Description' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Photos');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await shows(() => screen.getByText('此角色刚被他人修改过，请核对后再保存。'));
    await expect(field).toHaveValue('Photos');
  },
};

/** Someone who may look at people and roles, but change nothing. */
export const ViewOnly: Story = {
  args: {
    path: '/roles?role=ROLE_EDITOR',
    responses: { 'administration.access': { code: '0', permissions: ['administration:people:view'] } },
  },
  play: async () => {
    await shows(() => screen.getByText('You may see this role, but not change it.'));
    await expect(screen.queryByRole('button', { name: 'New role' })).not.toBeInTheDocument();
  },
};

/** The roles are on their way. */
export const Loading: Story = { args: { responses: { 'administration.roles': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'administration.roles': refusedWith(500) } },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'administration.roles': offline } } };

/** On a phone the roles come first. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Then one of them. */
export const OpenOnPhone: Story = {
  args: { path: '/roles?role=ROLE_EDITOR' },
  globals: { viewport: { value: 'phone' } },
};
