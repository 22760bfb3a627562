import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder } from 'lucide';
import { expect, fn, screen, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { personView } from '../../../testing/fixtures/menu-entries.ts';
import { AccessPreview } from './AccessPreview.tsx';

const meta = {
  title: 'Administration/AccessPreview',
  component: AccessPreview,
  parameters: { labels: 'menuEditor' },
  args: {
    open: true,
    onOpenChange: fn(),
    person: { id: 'demo~lina', name: '李娜' },
    view: personView,
    onRetry: fn(),
    labels: en.menuEditor,
  },
} satisfies Meta<typeof AccessPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Menu, pages, roles and permissions of a person, and the roles that they come from. */
export const Ready: Story = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'As 李娜 sees it' }));
    const pages = within(sheet.getByRole('region', { name: 'Pages' }));
    await expect(pages.getAllByRole('listitem')[1]).toHaveTextContent('not in the menu');
    const permissions = within(sheet.getByRole('region', { name: 'Permissions' }));
    await expect(permissions.getAllByRole('listitem')[0]).toHaveTextContent('by Everyone, Night');
  },
};

/** An only child takes the place of its group, as in the portal. */
export const OnlyChild: Story = {
  args: {
    view: {
      ...personView,
      menu: [
        { id: 'tools', name: 'Tools', glyph: Folder, from: ['Everyone'] },
        { id: 'rota', parentId: 'tools', name: 'Rota', glyph: Folder, from: ['Night'] },
      ],
    },
  },
  play: async () => {
    const menu = within(await screen.findByRole('region', { name: 'Menu' }));
    await expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Rota' + en.menuEditor.from('Night'),
    ]);
  },
};

/** It loads. */
export const Loading: Story = { args: { status: 'loading', view: undefined } };

/** It failed to load. */
export const Failed: Story = {
  args: { status: 'error', view: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { status: 'offline', view: undefined } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
