import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { openDialog } from '../../stores/dialogs.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Shell/Layout settings',
  args: { path: '/' },
  tags: ['!test'],
  play: async () => {
    openDialog('layout');
    await shows(() => screen.getAllByRole('switch'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Colour, navigation and what the shell shows. */
export const Ready: Story = {};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
