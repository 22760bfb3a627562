import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { openDialog } from '../../stores/dialogs.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/New group',
  args: { path: '/' },
  tags: ['!test'],
  play: async () => {
    openDialog('group');
    await shows(() => screen.getByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kind, name and members of a group. */
export const Ready: Story = {};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
