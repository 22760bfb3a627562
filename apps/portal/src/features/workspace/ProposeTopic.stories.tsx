import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Workspace/Propose a topic',
  args: { path: '/' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose a topic' }));
    await shows(() => screen.getByRole('dialog', { name: 'Propose a topic' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const write: NonNullable<Story['play']> = async (context) => {
  await meta.play(context);
  const { userEvent } = context;
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), '老城区的早市');
  await userEvent.click(await dialog.findByRole('radio', { name: '专题' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
};

const proposed: NonNullable<Story['play']> = async (context) => {
  await write(context);
  await shows(() => screen.getByRole('dialog', { name: 'Propose a topic' }));
};

/** Nothing is written yet. */
export const Ready: Story = {};

/** Something is missing: the fields say what. */
export const Incomplete: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    await shows(() => screen.getByText('Please enter a title.'));
  },
};

/** The server refuses: what was written stays. */
export const Refused: Story = {
  args: { responses: { 'newsroom.proposeTopic': () => refusal('newsroom.proposeTopic') } },
  play: async (context) => {
    await proposed(context);
    await shows(() => screen.getByRole('alert'));
  },
};

/** The server is away. */
export const Failed: Story = {
  ...Refused,
  args: { responses: { 'newsroom.proposeTopic': refusedWith(503) } },
};

/** There is no network. */
export const Offline: Story = { ...Refused, args: { responses: { 'newsroom.proposeTopic': offline } } };

/** It is being proposed. */
export const Proposing: Story = { args: { responses: { 'newsroom.proposeTopic': pending } }, play: proposed };

/** It is among one’s own stories. */
export const Proposed: Story = {
  play: async (context) => {
    await write(context);
    await shows(() => screen.getAllByText('Topic proposed. It is among your stories.'));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
