import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import type { Labels } from '../../../labels/types.ts';
import { card, friendCard, hiddenCard, people } from '../../../testing/fixtures/people-and-messages.ts';
import type { PersonView } from '../../shared/views.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { Friendship } from '../Friendship/index.ts';
import { PersonCardDialog } from './PersonCardDialog.tsx';
import type { PersonCardContent, PersonCardDialogProps } from './types.ts';
import { usePersonStack } from './state/use-person-stack.ts';

const details: Record<string, PersonCardContent> = {
  [friendCard.id]: { status: 'ready', person: friendCard },
  [people.lina.id]: {
    status: 'ready',
    person: {
      ...friendCard,
      ...people.lina,
      presence: 'busy',
      departments: [{ name: '视频部', parent: '融媒体中心', position: '记者', leaders: [people.zhangwei] }],
    },
  },
};

interface StackProps extends Omit<PersonCardDialogProps, 'status' | 'person' | 'labels'> {
  first: PersonView;
  labels: Labels;
}

const done = async () => ({ ok: true });

/** A stack whose cards show the friendship. */
function Stack({ first, labels, ...rest }: StackProps) {
  const { current, previous, open, back, close } = usePersonStack(first);
  const content = current && (details[current.id] ?? { status: 'loading', person: current });
  return (
    content && (
      <PersonCardDialog
        {...rest}
        {...content}
        onOpenChange={(next) => !next && close()}
        onOpenPerson={open}
        onBack={back}
        renderFriendship={(slot) => (
          <Friendship {...slot} onStarredChange={done} onRemoveFriend={done} labels={labels.friendship} />
        )}
        labels={labels.personCard}
        backTo={previous?.name}
      />
    )
  );
}

const meta = {
  title: 'People/PersonCard/Dialog',
  tags: ['dialog'],
  component: Stack,
  parameters: { labels: 'all' },
  args: {
    first: people.zhangwei,
    open: true,
    onOpenChange: fn(),
    onMessage: fn(),
    onRetry: fn(),
    labels: en,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A friend, with the leader of the department. */
export const Friend: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Person' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
  },
};

/** Opens the leader's card over the person's; the back button names the person. */
export const Led: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '李娜' }));
    await expectVisible(await screen.findByRole('heading', { name: '李娜' }));
    await expectVisible(screen.getByRole('button', { name: 'Back to 张伟' }));
  },
};

/** The new card takes the focus; going back focuses the name that was followed. */
export const Back: Story = {
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: '李娜' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: '李娜' });
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await screen.findByRole('heading', { name: '张伟' });
    await waitFor(() => expect(screen.getByRole('button', { name: '李娜' })).toHaveFocus());
  },
};

/** A person already in the stack is returned to instead of stacked again. */
export const NoLoops: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '李娜' }));
    await userEvent.click(await screen.findByRole('button', { name: '张伟' }));
    await screen.findByRole('heading', { name: '张伟' });
    await expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
  },
};

/** Loading over another card with a long name. */
export const LoadingOnTop: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: people.long.name }));
    await expectVisible(await screen.findByRole('heading', { name: people.long.name }));
  },
};

/** The colleagues' view of the own card shows nothing hidden. */
export const AsColleague: Story = {
  render: ({ first: _first, labels, ...args }) => (
    <PersonCardDialog
      {...args}
      status="ready"
      person={{ ...card, hidden: true, mobileHidden: true }}
      own
      labels={labels.personCard}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'View as a colleague' }));
    await expect(screen.getAllByText('Not public')).toHaveLength(7);
  },
};

/** Everything is hidden, on a phone. */
export const HiddenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ first: _first, labels, ...args }) => (
    <PersonCardDialog {...args} status="ready" person={hiddenCard} labels={labels.personCard} />
  ),
};

/** Escape closes an open tooltip and the card at once. */
export const EscapeWithTooltip: Story = {
  play: async ({ userEvent }) => {
    const star = await screen.findByRole('button', { name: 'Star' });
    await waitFor(() => expect(star).toBeVisible());
    star.focus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
