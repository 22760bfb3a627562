import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Shell/Not found and no access',
  args: { path: '/404' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is no such page. */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('heading', { name: 'Page not found' }));
  },
};

/** The menu does not list the page. */
export const Forbidden: Story = {
  args: { path: '/401' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('heading', { level: 1 }));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
