import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith, type MockResponses } from '@snap/portal-api/mocks';
import { expect, screen, userEvent as users, within } from 'storybook/test';
import { newsroom } from '../../testing/newsroom.ts';
import { longNames } from '../../testing/large-newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

type Respond = Extract<NonNullable<MockResponses['directory.obtainUser']>, (input: never) => unknown>;

/** The response for the page; the shell has requested it before. */
const later = (respond: Respond): Respond => {
  let requested = false;
  return async (input) => {
    const isFirst = !requested;
    requested = true;
    return isFirst ? newsroom['directory.obtainUser'](input) : respond(input);
  };
};

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

/** The card is on its way; the name is known. */
export const Loading: Story = { args: { responses: { 'directory.obtainUser': later(pending) } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'directory.obtainUser': later(() => refusedWith(500)) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = {
  ...Failed,
  args: { responses: { 'directory.obtainUser': later(offline) } },
};

/** Name, department and address do not fit their row. */
export const LongNames: Story = { args: { responses: longNames } };

/** The server refuses another introduction: its reason is said, and what was written stays. */
export const IntroductionRefused: Story = {
  args: { responses: { 'settings.setIntroduction': refusedWith(429) } },
  play: async ({ canvas, userEvent }) => {
    await shows(() => canvas.getByRole('button', { name: 'Change: Introduction' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Introduction' }));
    const field = canvas.getByRole('textbox', { name: 'Introduction' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Night desk{Enter}until six');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await shows(() => canvas.getByText(/HTTP 429/));
    await expect(field).toHaveValue('Night desk\nuntil six');
  },
};

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const uploads = users.setup({ applyAccept: false });
const choose = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0], file: File): Promise<void> => {
  await shows(() => canvas.getByRole('heading', { name: '李娜' }));
  // Some file dialogs offer more than the field accepts.
  await uploads.upload(canvas.getByLabelText('Picture'), file);
};

const choosePicture: NonNullable<Story['play']> = async (context) => {
  const bytes = Uint8Array.from(atob(onePixel), (character) => character.charCodeAt(0));
  await choose(context, new File([bytes], 'portrait.png', { type: 'image/png' }));
  await shows(() => screen.getByRole('application', { name: 'Part that is kept' }));
  await context.userEvent.click(screen.getByRole('button', { name: 'Use picture' }));
};

/** The picture is removed, after a question. */
export const Removed: Story = {
  args: {
    responses: {
      'directory.obtainUser': (input) => {
        const response = newsroom['directory.obtainUser'](input);
        return { ...response, result: { ...response.result, avatar: '3' } };
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await shows(() => canvas.getByRole('button', { name: 'Remove picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove picture' }));
    await shows(() => screen.getAllByText('Your picture was removed.'));
  },
};

/** A moving picture is refused before anything opens. */
export const GifRefused: Story = {
  play: async (context) => {
    await choose(context, new File(['GIF89a'], 'wave.gif', { type: 'image/gif' }));
    await shows(() => screen.getAllByText(/GIF pictures cannot be used/));
  },
};

/** What is no picture is refused before anything opens. */
export const NoPicture: Story = {
  play: async (context) => {
    await choose(context, new File(['text'], 'portrait.png', { type: 'image/png' }));
    await shows(() => screen.getAllByText(/is not a picture that can be shown/));
  },
};

/** Another picture is on its way. */
export const Busy: Story = {
  args: { responses: { 'directory.setAvatar': pending } },
  play: async (context) => {
    await choosePicture(context);
    await shows(() => screen.getByRole('dialog', { name: 'Crop the picture' }));
  },
};

/** Signed out on another device: the list is fetched again. */
export const SignedOutThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await shows(() => canvas.getByRole('button', { name: /Safari · iPhone/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Safari · iPhone/ }));
    await shows(() => screen.getAllByText('Signed out there.'));
  },
};

/** The picture was changed. */
export const Done: Story = {
  play: async (context) => {
    await choosePicture(context);
    await shows(() => screen.getAllByText('Your picture was changed.'));
  },
};
