import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, FolderTree, Newspaper } from 'lucide';
import { expect, fn, screen } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { menu, menuIn } from '../../../testing/fixtures/menu.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  parameters: { labels: 'sidebar', layout: 'fullscreen' },
  args: {
    items: menu,
    currentId: 'home',
    labels: en.sidebar,
    renderLink: storyLink,
    onNavigate: fn(),
  },
  render: (args, { globals }) => (
    <div style={{ blockSize: '100vh', inlineSize: args.layout === 'drawer' ? 280 : 'fit-content' }}>
      <Sidebar {...args} items={args.items === menu ? menuIn(String(globals['language'])) : args.items} />
    </div>
  ),
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 114 px, icon over label; the home page is current. */
export const Stacked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(114);
  },
};

/** 56 px: a tooltip shows an entry's name and its unread counts. */
export const Collapsed: Story = {
  args: { layout: 'collapsed', currentId: 'news' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(56);
    for (let press = 0; press < 3; press += 1) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Messages3 unread messages1 friend request',
    );
  },
};

/** The highest count: the badge stays inside the bar. */
export const CollapsedCrowded: Story = {
  args: {
    layout: 'collapsed',
    items: menu.map((item) => (item.badge ? { ...item, badge: { messages: 120, requests: 0 } } : item)),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    const badge = canvas.getByText('99+').getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(bar.right);
    await expect(badge.left).toBeGreaterThanOrEqual(bar.left);
  },
};

/** In the drawer of a phone, icon beside label. */
export const InDrawer: Story = {
  args: { layout: 'drawer' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Applications' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** A badge of only friend requests, named in its tooltip. */
export const RequestsOnly: Story = {
  args: {
    items: menu.map((item) => (item.badge ? { ...item, badge: { messages: 0, requests: 2 } } : item)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Messages 2 friend requests' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('2 friend requests');
  },
};

/** A group expands; a group with a single visible child is replaced by that child. */
export const Nested: Story = {
  args: {
    currentId: 'drafts',
    items: [
      ...menu,
      {
        id: 'desk',
        label: 'News desk',
        glyph: Newspaper,
        children: [
          { id: 'stories', label: 'Stories', glyph: FileText, href: '#/desk/stories' },
          { id: 'drafts', label: 'Drafts', glyph: FileText, href: '#/desk/drafts' },
        ],
      },
      {
        id: 'archive',
        label: 'Archive',
        glyph: FolderTree,
        children: [{ id: 'years', label: 'Years', glyph: FolderTree, href: '#/archive/years' }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'News desk' });
    await expect(canvas.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'page');
    await expectVisible(canvas.getByRole('link', { name: 'Years' }));
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Drafts' })).not.toBeInTheDocument();
  },
};

/** No permitted page: a sentence says so and names a contact. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.sidebar.empty)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
