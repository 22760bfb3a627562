import type { Meta, StoryObj } from '@storybook/react-vite';
import { Newspaper } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { menu, menuIn } from '../../../testing/fixtures/menu.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { TopMenu } from './TopMenu.tsx';
// Preloads lazy components, so that no story waits for the network.
import './MoreMenu.tsx';

const meta = {
  title: 'Shell/TopMenu',
  component: TopMenu,
  parameters: { labels: 'topMenu' },
  args: { items: menu, currentId: 'news', labels: en.topMenu, renderLink: storyLink },
} satisfies Meta<typeof TopMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All areas fit: hidden pages are left out, and the current one is marked. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/**
 * Three areas fit, the others are under "more": by keyboard the first of them takes the focus, and Escape returns it.
 */
export const More: Story = {
  args: { count: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    const more = canvas.getByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Address book' })).toHaveFocus());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    await expect(screen.getByRole('menuitem', { name: 'Network disk' })).toHaveAttribute(
      'href',
      '#/networkDisk',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** A single remaining area is in the row: "more" would take the same room. */
export const OneLeft: Story = {
  args: { count: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  },
};

/** The current area is under "more", which is marked. */
export const CurrentUnderMore: Story = {
  args: { count: 3, currentId: 'collection' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Favourites' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** An area links to its first page, and is marked while any of its pages is current. */
export const Nested: Story = {
  args: {
    currentId: 'second',
    items: [
      ...menu.slice(0, 2),
      {
        id: 'desk',
        label: 'Editorial desk',
        glyph: Newspaper,
        href: '#/desk',
        children: [
          { id: 'first', label: 'Topics', glyph: Newspaper, href: '#/desk/topics' },
          { id: 'second', label: 'Stories', glyph: Newspaper, href: '#/desk/stories' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const desk = canvas.getByRole('link', { name: 'Editorial desk' });
    await expect(desk).toHaveAttribute('href', '#/desk/topics');
    await expect(desk).toHaveAttribute('aria-current', 'page');
  },
};

/** Long names shrink within the row. */
export const LongNames: Story = {
  args: {
    items: menuIn('es').map((item) => ({ ...item, label: `${item.label} y mucho más` })),
    labels: es.topMenu,
  },
  decorators: [(story) => <div style={{ inlineSize: 520 }}>{story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1);
  },
};
