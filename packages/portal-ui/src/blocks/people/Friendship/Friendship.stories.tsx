import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import type { Labels } from '../../../labels/types.ts';
import { friendCard } from '../../../testing/fixtures/people-and-messages.ts';
import type { MutationResult } from '../../../hooks/mutation-result.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { PersonCard, type PersonCardView } from '../PersonCard/index.ts';
import { Friendship } from './Friendship.tsx';
import type { FriendshipOptions } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './FriendDialogs.tsx';

const stranger = { ...friendCard, relation: 'stranger' } as const;
const never = () => new Promise<MutationResult>(() => {});

interface FriendCardProps extends FriendshipOptions {
  person: PersonCardView;
  onMessage: () => void;
  labels: Labels;
}

function FriendCard({ person, onMessage, labels, ...options }: FriendCardProps) {
  return (
    <PersonCard
      status="ready"
      {...{ person, onMessage }}
      renderFriendship={(slot) => <Friendship {...slot} {...options} labels={labels.friendship} />}
      onRetry={() => undefined}
      labels={labels.personCard}
    />
  );
}

const meta = {
  title: 'People/Friendship',
  tags: ['dialog'],
  component: FriendCard,
  parameters: { labels: 'all' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 412 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    person: friendCard,
    onMessage: fn(),
    onStarredChange: fn(async () => ({ ok: true })),
    onAddFriend: fn(async () => ({ ok: true })),
    onRemoveFriend: fn(async () => ({ ok: true })),
    onOpenRequests: fn(),
    viewerName: '王芳',
    labels: en,
  },
} satisfies Meta<typeof FriendCard>;
export default meta;
type Story = StoryObj<typeof FriendCard>;

/** A person who verifies friends: the request starts with a greeting, and the card shows it as pending. */
export const Stranger: Story = {
  args: { person: stranger },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await expect(field).toHaveValue('Hello, I am 王芳 and would like to be your friend.');
    await userEvent.clear(field);
    await userEvent.type(field, '夜班组的王芳');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await expect(args.onAddFriend).toHaveBeenCalledWith('夜班组的王芳');
    await expectVisible(await canvas.findByText('Friend request sent'));
    await expectVisible(canvas.getByText('Waiting for their answer'));
    await waitFor(() => expect(canvas.getByText('Waiting for their answer').parentElement).toHaveFocus());
  },
};

/** The request dialog with its default greeting. */
export const AskingForMessage: Story = {
  args: { person: stranger },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  },
};

/** A message with a bidirectional control character: the field says it at once, and nothing is sent. */
export const ForbiddenMessage: Story = {
  args: { person: stranger, isMessageAllowed: (message) => !/\p{Bidi_Control}/u.test(message) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, ' ab\u202Ecd');
    await expect(field).toHaveAccessibleDescription(/turns reading around/);
    await expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.paste('Hello');
    await expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled();
  },
};

/** Over 100 code points, with an emoji counted as one: the counter turns red, and nothing is sent or truncated. */
export const MessageTooLong: Story = {
  args: { person: stranger },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.clear(field);
    await userEvent.paste('🎤'.repeat(100));
    await expect(field).toHaveAccessibleDescription('100 of 100 characters');
    await userEvent.paste('!');
    await expect(field).toHaveAccessibleDescription('1 character too many. 101 of 100 characters');
    await expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled();
    await expect(args.onAddFriend).not.toHaveBeenCalled();
  },
};

/** While pending, a second press sends nothing and Escape does not close. */
export const RequestPending: Story = {
  args: { person: stranger, onAddFriend: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    const send = await screen.findByRole('button', { name: 'Send request' });
    await userEvent.click(send);
    await userEvent.click(send);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAddFriend).toHaveBeenCalledOnce();
    await expectVisible(screen.getByRole('dialog', { name: 'Add friend' }));
  },
};

/** The request failed: shows the server's reason and keeps the message. */
export const RequestFailed: Story = {
  args: {
    person: stranger,
    onAddFriend: fn(async () => ({ ok: false, message: '今天的请求太多了，请明天再试。' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('今天的请求太多了');
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hello, I am 王芳 and would like to be your friend.',
    );
  },
};

/** A person who does not verify friends: one press sends the greeting, and both are friends. */
export const NoConsentNeeded: Story = {
  args: { person: { ...stranger, verifiesFriends: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    await expect(args.onAddFriend).toHaveBeenCalledWith('Hello, I am 王芳 and would like to be your friend.');
    await expectVisible(await canvas.findByRole('button', { name: 'Unfriend' }));
  },
};

/** The user's request is pending. */
export const Waiting: Story = { args: { person: { ...friendCard, relation: 'requestSent' } } };

/** A received request: the card says so and links to the requests. */
export const AskedMe: Story = {
  args: { person: { ...friendCard, relation: 'requestReceived' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See requests' }));
    await expect(args.onOpenRequests).toHaveBeenCalledOnce();
  },
};

/** A starred friend; a second press removes the star. */
export const Starred: Story = {
  args: { person: { ...friendCard, starred: true } },
  play: async ({ args, canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Star' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onStarredChange).toHaveBeenCalledWith(false);
  },
};

/** Starring is optimistic; a refusal rolls back with the reason. */
export const StarRefused: Story = {
  args: { onStarredChange: fn() },
  render: function Refusing(args) {
    const [refuse, setRefuse] = useState<() => void>();
    const onStarredChange = () =>
      new Promise<MutationResult>((resolve) => {
        setRefuse(() => () => resolve({ ok: false, message: '你们已不是好友。' }));
      });
    return (
      <>
        <FriendCard {...args} onStarredChange={onStarredChange} />
        <button type="button" onClick={refuse}>
          refuse
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Star' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'refuse' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('你们已不是好友。');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Pressing again while pending shows the last choice and sends only a difference. */
export const ChangesMind: Story = {
  args: { onStarredChange: fn() },
  render: function Slow(args) {
    const [answer, setAnswer] = useState<() => void>();
    const onStarredChange = (starred: boolean) => {
      void args.onStarredChange?.(starred);
      return new Promise<MutationResult>((resolve) => {
        setAnswer(() => () => resolve({ ok: true }));
      });
    };
    return (
      <>
        <FriendCard {...args} onStarredChange={onStarredChange} />
        <button type="button" onClick={answer}>
          answer
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Star' });
    await userEvent.click(star);
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onStarredChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'answer' }));
    await waitFor(() => expect(args.onStarredChange).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByRole('button', { name: 'answer' }));
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The app has shown the failure in a toast: the card only rolls back. */
export const ToldByHost: Story = {
  args: { onStarredChange: fn(async () => ({ ok: false, reported: true })) },
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Star' });
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Unfriending asks for confirmation, with cancel focused; then the card offers to add the person again. */
export const Unfriend: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unfriend' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unfriend' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Unfriend' }));
    await expect(args.onRemoveFriend).toHaveBeenCalledOnce();
    await expectVisible(await canvas.findByRole('button', { name: 'Add friend' }));
  },
};

/** The confirmation uses the wording of the specification. */
export const UnfriendQuestion: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '解除好友' }));
    await waitFor(async () => expect(await screen.findByText('确定要解除好友？')).toBeVisible());
  },
};

/** Unfriending failed: the dialog stays open, with the reason. */
export const UnfriendFailed: Story = {
  args: { onRemoveFriend: fn(() => Promise.reject(new Error('network'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unfriend' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unfriend' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The friendship could not be ended.');
  },
};
