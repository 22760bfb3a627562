import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { openDialog } from '../../stores/dialogs.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Dialogs',
  args: { path: '/' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Notifications, keys and privacy. */
export const PersonalSettings: Story = {
  play: async () => {
    openDialog('settings');
    await shows(() => screen.getAllByRole('switch'));
  },
};

/** Colour, navigation and what the shell shows. */
export const LayoutSettings: Story = {
  play: async () => {
    openDialog('layout');
    await shows(() => screen.getAllByRole('switch'));
  },
};

/** Choosing the person to write to. */
export const NewConversation: Story = {
  play: async () => {
    openDialog('conversation');
    await shows(() => screen.getByRole('dialog'));
  },
};

/** Kind, name and members of a group. */
export const NewGroup: Story = {
  play: async () => {
    openDialog('group');
    await shows(() => screen.getByRole('dialog'));
  },
};

/** The question before signing out. */
export const SignOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menu of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await shows(() => screen.getByRole('alertdialog'));
  },
};
