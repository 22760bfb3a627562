import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStories } from '../../testing/portal-story.tsx';
import { PageFailure } from './PageFailure.tsx';
import { StartFailure, type StartState } from './StartFailure.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Shell/The portal fails',
  args: { path: '/login', signedOut: true },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const startFailure = (state: StartState): Story => ({
  render: () => <StartFailure state={state} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The server has not answered for some seconds. */
export const StartWaiting = startFailure('waiting');

/** There is no connection to the server. */
export const StartFailed = startFailure('failed');

/** The server responds with something that is no configuration. */
export const StartBroken = startFailure('broken');

/** A page failed to render. */
export const Page: Story = {
  render: () => <PageFailure />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** On a phone. */
export const OnPhone: Story = { ...StartFailed, globals: { viewport: { value: 'phone' } } };
