import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Account/Profile',
  args: { path: '/user/profile' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One’s own card, as others see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('heading', { name: '李娜' }));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
