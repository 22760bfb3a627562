import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
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
    responses: {
      'groups.detail': {
        code: '0',
        result: { ...newsroomGroup, ownerId: 'demo~zhangwei', ownerName: '张伟', role: 'member' },
      },
    },
  },
  play: leave,
};

const confirmed: NonNullable<Story['play']> = async (context) => {
  await leave(context);
  const dialog = within(screen.getByRole('alertdialog'));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Hand over and leave' }));
};

/** The group is being left. */
export const Leaving: Story = { args: { responses: { 'groups.quit': pending } }, play: confirmed };

/** The server refuses, and says why. */
export const Refused: Story = {
  args: { responses: { 'groups.quit': refusedWith(429) } },
  play: async (context) => {
    await confirmed(context);
    await shows(() => within(screen.getByRole('alertdialog')).getByRole('alert'));
  },
};

/** There is no network: nothing was changed. */
export const Offline: Story = { ...Refused, args: { responses: { 'groups.quit': offline } } };

/** The group is left: its place says so. */
export const Left: Story = {
  play: async (context) => {
    await confirmed(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** On a phone. */
export const OnPhone: Story = { play: leave, globals: { viewport: { value: 'phone' } } };
