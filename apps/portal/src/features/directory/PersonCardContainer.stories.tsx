import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { offline, pending, refusal, refusedWith, type MockResponses } from '@snap/portal-api/mocks';
import { newsroom, user } from '../../testing/newsroom.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

type Resolver = Extract<NonNullable<MockResponses['directory.obtainUser']>, (input: never) => unknown>;

/** The signed-in user as in the newsroom, and this response for everyone else. */
const others =
  (resolve: Resolver): Resolver =>
  async (input) => {
    const own = newsroom['directory.obtainUser'];
    const isUser = input.userId === undefined || input.userId === user;
    return isUser && typeof own === 'function' ? own(input) : resolve(input);
  };

const meta = {
  ...portalStories,
  title: 'Pages/People/Person card',
  args: { path: '/addressBook/addressBook' },
  tags: ['!test'],
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    openPersonCard({ id: 'demo~zhangwei', name: '张伟' });
    await shows(() => screen.getByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A friend. */
export const Ready: Story = {};

/** One’s own. */
export const Own: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    openPersonCard({ id: user, name: '李娜' });
    await shows(() => screen.getByRole('dialog'));
  },
};

/** The card is on its way; the name is known. */
export const Loading: Story = { args: { responses: { 'directory.obtainUser': others(pending) } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'directory.obtainUser': others(() => refusedWith(500)) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'directory.obtainUser': others(offline) } } };

/** There is no such person. */
export const Missing: Story = {
  args: { responses: { 'directory.obtainUser': others(() => refusal('directory.obtainUser')) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText('This person could not be found.'));
  },
};

/** Confirms before a friend is removed. */
export const Unfriend: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Unfriend' }));
    await shows(() => screen.getByText('Unfriend', { selector: 'h2, h3' }));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
