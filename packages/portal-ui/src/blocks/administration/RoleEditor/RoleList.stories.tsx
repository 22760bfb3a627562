import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { roleViews } from '../../../testing/fixtures/roles.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { RoleList } from './RoleList.tsx';

const meta = {
  title: 'Administration/RoleList',
  component: RoleList,
  parameters: { labels: 'roleEditor' },
  args: {
    roles: roleViews,
    currentId: 'ROLE_PICTURES',
    onOpen: fn(),
    onRetry: fn(),
    labels: en.roleEditor,
  },
} satisfies Meta<typeof RoleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a role opens it; the one that is open is marked. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('图片编辑');
    await userEvent.click(canvas.getByRole('button', { name: /人事/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('ROLE_STAFF');
  },
};

/** Arrows move between the roles, Enter opens. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /管理员/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('ROLE_DEFAULT');
  },
};

/** Roles are found by name, description and id. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search roles' }), 'role_staff');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing of the kind');
    await expect(canvas.getByText('No role was found.')).toBeVisible();
  },
};

/** Two hundred roles scroll below the search. */
export const Many: Story = {
  args: {
    roles: Array.from({ length: 200 }, (_, at) => ({
      id: `ROLE_${at}`,
      name: `ROLE_${at}`,
      description: '',
      kind: 'own',
      people: at,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};

/** A name that is too long ends in an ellipsis. */
export const LongNames: Story = {
  args: {
    roles: roleViews.map((role) => ({
      ...role,
      name: '马克西米莉亚娜·费尔南德斯－比利亚努埃瓦－奥尔蒂斯－德蒙特利亚诺',
    })),
  },
};

/** The roles load. */
export const Loading: Story = { args: { roles: [], status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { roles: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The roles failed to load. */
export const Failed: Story = {
  args: { roles: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { roles: [], status: 'offline' } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
