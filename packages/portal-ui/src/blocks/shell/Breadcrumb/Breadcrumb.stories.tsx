import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Shell/Breadcrumb',
  component: Breadcrumb,
  parameters: { labels: 'breadcrumb' },
  args: {
    items: [
      { id: 'home', label: 'Home', href: '#/' },
      { id: 'group', label: 'Messages', href: '#/news', noRedirect: true },
      { id: 'page', label: 'International desk', href: '#/news/1' },
    ],
    labels: en.breadcrumb,
    renderLink: storyLink,
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only items that are pages, except the current one, are links. */
export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
    await expect(canvas.getByText('International desk')).toHaveAttribute('aria-current', 'page');
  },
};

/** The home page alone. */
export const Home: Story = { args: { items: [{ id: 'home', label: 'Home', href: '#/' }] } };

/** A deep path: items in the middle are hidden so that the ends show whole, and nothing overflows. */
export const LongWay: Story = {
  args: {
    items: [
      'Home',
      'Network disk',
      'Materials of the international desk',
      'Reports of the correspondents in South America',
      'Interviews and transcripts of the second half of the year',
      'Sound recordings',
    ].map((label, at) => ({ id: `${at}`, label, href: `#/${at}` })),
  },
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: 720 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation');
    await expect(way.scrollWidth).toBe(way.clientWidth);
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']),
    );
    await expectVisible(canvas.getByText('…'));
    await expect(canvas.getByText('…')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Network disk › Materials/),
    );
    await expect(canvas.getByText('Sound recordings').getBoundingClientRect().right).toBeLessThanOrEqual(
      way.getBoundingClientRect().right,
    );
  },
};

async function frames(count: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one picture after the other
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
}

/** Beside the tabs, which shrink too: at no width does the layout oscillate. */
export const BesideTabs: Story = {
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: 480 }}>
      <Breadcrumb {...args} />
      <div style={{ minInlineSize: 0, overflow: 'hidden' }}>
        <div style={{ inlineSize: 400, background: 'var(--portal-color-hover)' }}>Tabs</div>
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const way = canvas.getByRole('navigation');
    const row = way.parentElement ?? canvasElement;
    const changing: number[] = [];
    for (let width = 640; width > 320; width -= 5) {
      row.style.inlineSize = `${width}px`;
      // oxlint-disable-next-line no-await-in-loop -- one width after the other
      await frames(3);
      const changes = new MutationObserver(() => changing.push(width));
      changes.observe(way, { attributes: true, subtree: true });
      // oxlint-disable-next-line no-await-in-loop
      await frames(2);
      changes.disconnect();
    }
    await expect(changing).toEqual([]);
    row.style.inlineSize = '480px';
  },
};
