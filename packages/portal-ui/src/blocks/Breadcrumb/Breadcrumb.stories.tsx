import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { storyLink } from '../../testing/story-link.tsx';
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

/** Only what is a page, and not this page, is a link. */
export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
    await expect(canvas.getByText('International desk')).toHaveAttribute('aria-current', 'page');
  },
};

/** The home page alone. */
export const Home: Story = { args: { items: [{ id: 'home', label: 'Home', href: '#/' }] } };
