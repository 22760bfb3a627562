import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { friendCard, hiddenCard, people } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { PersonHoverCard } from './PersonHoverCard.tsx';
// Preloads lazy components, so that no story waits for the network.
import './parts/PersonHoverPanel.tsx';

const openDialog = fn();

const meta = {
  title: 'People/PersonCard/HoverCard',
  component: PersonHoverCard,
  parameters: { labels: 'personCard' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 460, display: 'flex', gap: 16, alignItems: 'start' }}>
        <Story />
        <button type="button">Next</button>
      </div>
    ),
  ],
  args: {
    status: 'ready',
    person: friendCard,
    delay: 0,
    onOpenChange: fn(),
    onMessage: fn(),
    onOpenCard: fn(),
    onRetry: fn(),
    labels: en.personCard,
    children: (
      <button type="button" onClick={openDialog}>
        张伟
      </button>
    ),
  },
} satisfies Meta<typeof PersonHoverCard>;
export default meta;
type Story = StoryObj<typeof PersonHoverCard>;

const trigger = () => screen.getByRole('button', { name: '张伟' });
const opened = () => screen.findByRole('dialog', { name: '张伟' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A friend, with the ways to reach them. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ args, userEvent }) => {
    const card = within(await opened());
    await userEvent.click(card.getByRole('button', { name: 'Open card' }));
    await expect(args.onOpenCard).toHaveBeenCalledOnce();
  },
};

/** Known data shows at once while the rest loads. */
export const Loading: Story = {
  args: { defaultOpen: true, status: 'loading', person: people.zhangwei },
};

/** Failed to load. */
export const Failed: Story = { args: { defaultOpen: true, status: 'error', person: people.zhangwei } };

/** Offline. */
export const Offline: Story = { args: { defaultOpen: true, status: 'offline', person: people.zhangwei } };

/** Everything is hidden. */
export const Hidden: Story = { args: { defaultOpen: true, person: hiddenCard } };

/** Long, right-to-left names. */
export const LongNames: Story = {
  args: { defaultOpen: true, person: { ...friendCard, ...people.long } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** `onOpenChange` is called only when the card opens; the pointer can move into it, and leaving closes it. */
export const ByPointer: Story = {
  play: async ({ args, userEvent }) => {
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.hover(trigger());
    const card = await opened();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.hover(within(card).getByRole('button', { name: 'Send message' }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expectVisible(card);
    await userEvent.hover(screen.getByRole('button', { name: 'Next' }));
    await gone();
  },
};

/** Focus opens the card, Tab enters it, Escape returns to the name. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    const card = await opened();
    await userEvent.tab();
    await expect(within(card).getByRole('button', { name: 'Send message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger()).toHaveFocus();
  },
};

/** Shift+Tab on the first control of the card returns to the name; the next Tab goes on after it. */
export const OutByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await opened();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(trigger()).toHaveFocus();
    await gone();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** Touch never opens it: a tap belongs to the name. */
export const ByTouch: Story = {
  play: async ({ args }) => {
    const name = trigger();
    await fireEvent.pointerEnter(name, { pointerType: 'touch' });
    await fireEvent.pointerDown(name, { pointerType: 'touch' });
    name.focus();
    await fireEvent.pointerUp(name, { pointerType: 'touch' });
    await fireEvent.click(name);
    await expect(openDialog).toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
