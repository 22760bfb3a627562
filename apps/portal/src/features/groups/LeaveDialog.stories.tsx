import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { newsroomGroup } from '../../testing/newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const openConfirmation =
  (button: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('About 两会报道组'));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await shows(() => screen.getByRole('alertdialog'));
  };

const leave = openConfirmation('Leave the group');

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Leave a group',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof portalStories.component>;

/** An owner who leaves names a successor. */
export const Owner: Story = { play: leave };

/** A member just leaves. */
export const Member: Story = {
  args: {
    answers: {
      'groups.detail': {
        code: '0',
        result: { ...newsroomGroup, ownerId: 'demo~zhangwei', ownerName: '张伟', role: 'member' },
      },
    },
  },
  play: leave,
};
