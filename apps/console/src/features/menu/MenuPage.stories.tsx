import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen } from 'storybook/test';
import { consoleStories, shows } from '../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/Menu',
  args: { path: '/menu' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu with all entries, those for single roles included. */
export const Ready: Story = {
  play: async () => {
    await shows(() => screen.getByRole('list', { name: 'Menu' }));
  },
};

/** Someone else has changed the menu: the reason is said. */
export const Refused: Story = {
  args: { responses: { 'administration.setMenu': refusal('administration.setMenu') } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move Workspace down' }));
    await shows(() => screen.getByText('菜单刚被他人修改过，请核对后再保存。'));
  },
};

/** A person who may only edit the menu sees only this part of the console. */
export const MenuOnly: Story = {
  args: {
    responses: { 'administration.access': { code: '0', permissions: ['administration:menus:edit'] } },
  },
  play: async () => {
    await shows(() => screen.getByRole('list', { name: 'Menu' }));
    await expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
  },
};

/** The menu is on its way. */
export const Loading: Story = { args: { responses: { 'administration.menu': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'administration.menu': refusedWith(500) } },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'administration.menu': offline } } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
