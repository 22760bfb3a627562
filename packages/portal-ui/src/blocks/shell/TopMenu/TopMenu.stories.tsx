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

/** There is room for all: hidden pages are left out, and the one that is open is marked. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Three stand in the row, the rest under "more": by keyboard the first of them takes the focus, Escape gives it back. */
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

/** A single remaining entry is in the row: "more" would take the same room. */
export const OneLeft: Story = {
  args: { count: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  },
};

/** The page that is open stands under "more", which is marked for it. */
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

/** An entry with pages below it leads to the first of them, and is marked while one of them is open. */
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

/** Long words give way within the row. */
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
