import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { ja } from '../../../labels/ja.ts';
import { zh } from '../../../labels/zh.ts';
import { boardCard, boardOffers } from '../../../testing/fixtures/board.tsx';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { playOn } from '../../../testing/play-on.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { BoardCard } from './BoardCard.tsx';
import { CardLinks } from './cards/CardLinks.tsx';
import type { BoardCardStatus } from './types.ts';
import { WorkspaceBoard } from './WorkspaceBoard.tsx';
// Preloads lazy components, so that no story waits for the network.
import './CardGallery.tsx';

const onCardRetry = fn();
const packs = [zh, en, es, ja];
const codes = ['zh', 'en', 'es', 'ja'];

/** Status of cards that are not ready. */
const waiting: Partial<Record<string, BoardCardStatus>> = {
  stories: 'loading',
  hotspots: 'error',
  ranking: 'empty',
  contacts: 'offline',
};

const meta = {
  title: 'Workspace/WorkspaceBoard',
  component: WorkspaceBoard,
  parameters: { labels: 'workspaceBoard' },
  args: {
    status: 'ready',
    cards: boardOffers.slice(0, 6),
    offers: boardOffers,
    onCardIdsChange: fn(),
    onRetry: fn(),
    saveStatus: 'idle',
    onRetrySave: fn(),
    renderCard: () => null,
    renderLink: storyLink,
    labels: en.workspaceBoard,
  },
  render: function Board({ cards: first, offers, onCardIdsChange, labels, ...args }) {
    const [ids, setIds] = useState(() => first.map((card) => card.id));
    // The cards' content is in the language of the page.
    const at = packs.findIndex((pack) => pack.workspaceBoard === labels);
    const pack = packs[at] ?? en;
    return (
      <WorkspaceBoard
        {...args}
        renderCard={({ id }) => {
          const status = args.id === 'each-alone' ? waiting[id] : undefined;
          if (args.id === 'stale' && id === 'hotspots') {
            return (
              <BoardCard
                status="stale"
                failedText="热点服务离线"
                onRetry={onCardRetry}
                labels={pack.boardCard}
              >
                <CardLinks links={[{ id: '1', name: '城市更新', href: '#/1' }]} renderLink={storyLink} />
              </BoardCard>
            );
          }
          return status ? (
            <BoardCard status={status} onRetry={onCardRetry} labels={pack.boardCard} />
          ) : (
            boardCard(id, pack.boardCard, codes[at])
          );
        }}
        labels={labels}
        offers={offers}
        cards={ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])}
        onCardIdsChange={(next) => {
          setIds(next);
          onCardIdsChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof WorkspaceBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const manyOffers = Array.from({ length: 60 }, (_, at) => ({
  id: `c${at}`,
  name: `${boardOffers[at % boardOffers.length]?.name ?? ''} ${at + 1}`,
}));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The position of an element once it is stable for two frames. */
async function settledPlace(element: HTMLElement): Promise<DOMRect> {
  for (;;) {
    const before = element.getBoundingClientRect();
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await frame().then(frame);
    const place = element.getBoundingClientRect();
    if (place.x === before.x && place.y === before.y) return place;
  }
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Every kind of card; a card's name links to its full list. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '待办稿件' })).toHaveAttribute('href', '#/stories');
    await expect(canvas.queryByRole('button', { name: 'Move 热点' })).not.toBeInTheDocument();
  },
};

/** Cards of different heights leave no gaps: each is one gap below the card above it, or at the top. */
export const NoHoles: Story = {
  play: async ({ canvas }) => {
    const boxes = () =>
      canvas
        .getAllByRole('heading', { level: 3 })
        .flatMap((heading) => heading.closest('li')?.getBoundingClientRect() ?? []);
    await waitFor(() => {
      const all = boxes();
      const top = Math.min(...all.map((box) => box.top));
      // More than one column, and more cards than fit in the first row.
      void expect(all.filter((box) => box.top === top).length).toBeGreaterThan(1);
      for (const box of all.filter((one) => one.top > top)) {
        const above = all.filter(
          (one) => one.left < box.right && one.right > box.left && one.bottom <= box.top,
        );
        const room = box.top - Math.max(...above.map((one) => one.bottom));
        void expect(room).toBeGreaterThanOrEqual(16);
        void expect(room).toBeLessThan(20);
      }
    });
  },
};

/** A late card takes the height of its content once nothing under the pointer would move. */
export const CameLate: Story = {
  render: function LateBoard(args) {
    const [loading, setLoading] = useState(true);
    const { boardCard: labels } = en;
    return (
      <>
        <button onClick={() => setLoading(false)}>Respond</button>
        <WorkspaceBoard
          {...args}
          renderCard={({ id }) => (
            <BoardCard
              status={loading && id === 'stories' ? 'loading' : 'ready'}
              onRetry={onCardRetry}
              labels={labels}
            >
              <CardLinks links={[{ id: '1', name: '城市更新', href: '#/1' }]} renderLink={storyLink} />
            </BoardCard>
          )}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heightOf = (name: string) => canvas.getByRole('listitem', { name }).getBoundingClientRect().height;
    await waitFor(() =>
      expect(canvas.getByRole('listitem', { name: '待办稿件' })).toHaveAttribute('data-arrival', 'late'),
    );
    await expect(heightOf('待办稿件')).toBeGreaterThan(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await waitFor(() => expect(heightOf('待办稿件')).toBe(heightOf('热点')));
  },
};

/**
 * On a phone a late card keeps its height after scrolling, while its end is in view, so that nothing below moves.
 * Further down, it grows.
 */
export const CameLateOnPhone: Story = {
  ...CameLate,
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 400, overflowY: 'auto' }}>
        <Story />
        <div style={{ blockSize: 2_000 }} />
      </div>
    ),
  ],
  play: playOn('phone', async ({ canvas }) => {
    const card = canvas.getByRole('listitem', { name: '待办稿件' });
    await waitFor(() => expect(card).toHaveAttribute('data-arrival', 'late'));
    card.closest('[style*="overflow"]')?.scrollTo({ top: 5 });
    // Without the focus, which would scroll back to the button.
    canvas.getByRole('button', { name: 'Respond' }).click();
    await waitFor(() => expect(card).toHaveAttribute('data-arrival', 'came-late'));
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    card.style.marginBlockStart = `${innerHeight}px`;
    card.closest('[style*="overflow"]')?.scrollTo({ top: 10 });
    await waitFor(() => expect(card).toHaveAttribute('data-arrival', 'here'));
  }),
};

/** Before the first scroll a late card takes its height at once, as on a slow first visit. */
export const CameLateAtFirst: Story = {
  ...CameLateOnPhone,
  play: playOn('phone', async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('listitem', { name: '待办稿件' });
    await waitFor(() => expect(card).toHaveAttribute('data-arrival', 'late'));
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await waitFor(() => expect(card).toHaveAttribute('data-arrival', 'here'));
  }),
};

/** Edit mode: cards have drag handles, can be removed, and do not open. */
export const Editing: Story = {
  args: { editing: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: '待办稿件' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 热点' }));
    await expect(args.onCardIdsChange).toHaveBeenCalledWith([
      'stories',
      'ranking',
      'applications',
      'contacts',
      'links',
    ]);
    await expect(canvas.getByRole('button', { name: 'Remove 发稿排行' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(names()[1]).toBe('热点');
    await expect(canvas.getByRole('button', { name: 'Remove 热点' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
};

/** Removed cards can be restored one by one until the next change. */
export const Removed: Story = {
  args: { editing: true },
  play: async ({ canvas, userEvent }) => {
    const before = names();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 热点' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 待办稿件' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expectVisible(await canvas.findByText('热点 removed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(names()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 热点' }));
    await expectVisible(await canvas.findByText('热点 removed'));
  },
};

/** Moved by keyboard: keeps the focus and announces each move. */
export const MovedByKeyboard: Story = {
  args: { editing: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move 待办稿件' }).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}');
    await expect(canvas.getByText('待办稿件 moved to place 3 of 6.')).toBeInTheDocument();
    await expect(args.onCardIdsChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(names().slice(0, 3)).toEqual(['热点', '发稿排行', '待办稿件']);
    await expect(canvas.getByRole('button', { name: 'Move 待办稿件' })).toHaveFocus();
  },
};

/** Moved by mouse or touch. */
export const MovedByPointer: Story = {
  args: { editing: true },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move 待办稿件' });
    // Cards take their place once each of them has been measured.
    const target = await settledPlace(canvas.getByRole('button', { name: 'Move 发稿排行' }));
    const over = { clientX: target.x + 4, clientY: target.y + 4 };
    await userEvent.pointer([
      { keys: '[TouchA>]', target: handle },
      { pointerName: 'TouchA', target: handle, coords: over },
      { keys: '[/TouchA]', target: handle, coords: over },
    ]);
    await expect(names().slice(0, 3)).toEqual(['热点', '发稿排行', '待办稿件']);
  },
};

/** Dragging at the edge of the scroller scrolls: one drag moves a card from the first place to the last. */
export const MovedPastTheEdge: Story = {
  args: { editing: true },
  decorators: [
    (Story) => (
      <div data-scroller style={{ inlineSize: 380, blockSize: 420, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = canvasElement.querySelector('[data-scroller]');
    const handle = canvas.getByRole('button', { name: 'Move 待办稿件' });
    const { x } = await settledPlace(handle);
    const edge = { clientX: x + 4, clientY: (scroller?.getBoundingClientRect().bottom ?? 0) - 20 };
    await userEvent.pointer([
      { keys: '[TouchA>]', target: handle },
      { pointerName: 'TouchA', target: handle, coords: edge },
    ]);
    const left = () => (scroller ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0);
    await waitFor(() => expect(left()).toBeLessThan(2), { timeout: 10_000 });
    await userEvent.pointer({ keys: '[/TouchA]', target: handle, coords: edge });
    await expect(names().at(-1)).toBe('待办稿件');
  },
};

/** The gallery adds cards and marks those on the board. */
export const Adding: Story = {
  args: { editing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a card' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: '热点 Added' })).toHaveAttribute('aria-disabled');
    const add = within(dialog).getByRole('button', { name: 'Add 公告' });
    await userEvent.click(add);
    await expect(args.onCardIdsChange).toHaveBeenCalledWith([...args.cards.map(({ id }) => id), 'notice']);
    await expect(add).toHaveFocus();
  },
};

/** Loading, failed, empty and offline cards are independent of each other. */
export const EachAlone: Story = {
  args: { id: 'each-alone' },
};

/** Stale rows stay when a refetch fails, below the reason. */
export const Stale: Story = {
  args: { id: 'stale' },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('listitem', { name: '热点' }));
    await expect(await card.findByRole('alert')).toHaveTextContent('热点服务离线');
    await expect(card.getByRole('link', { name: '城市更新' })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await expect(onCardRetry).toHaveBeenCalled();
  },
};

/**
 * On a phone a card is as high as its content. A loading card has a fixed height, so that the cards below do not move.
 */
export const OnAPhone: Story = {
  ...EachAlone,
  globals: { viewport: { value: 'phone' } },
  play: playOn('phone', async ({ canvas }) => {
    const card = (name: string) => canvas.getByRole('listitem', { name });
    await waitFor(() => expect(card('热点')).toBeVisible(), { timeout: 1_000 });
    // A wide one has the height of six messages.
    await expect(card('待办稿件').offsetHeight).toBe(454);
    await expect(card('发稿排行').offsetHeight).toBeLessThan(336);
  }),
};

/** The arrangement is being saved. */
export const Saving: Story = { args: { saveStatus: 'saving', editing: true } };

/** Saving failed: the order stays, with a retry. */
export const SaveFailed: Story = {
  args: { saveStatus: 'error', editing: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your arrangement is kept here.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetrySave).toHaveBeenCalledOnce();
  },
};

/** No cards. */
export const Empty: Story = { args: { cards: [] } };

/** The board loads. */
export const Loading: Story = { args: { status: 'loading', cards: [] } };

/** After five seconds of loading a sentence says so, visible also where the skeleton extends below the screen. */
export const Slow: Story = {
  args: { status: 'loading', cards: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The board failed to load. */
export const Failed: Story = { args: { status: 'error', cards: [] } };

/** Offline. */
export const Offline: Story = { args: { status: 'offline', cards: [] } };

/** Names that overflow the headers, in edit mode. */
export const LongNames: Story = {
  args: {
    editing: true,
    offers: boardOffers.map((offer) => ({
      ...offer,
      name: `${offer.name} — Coordinación de ediciones digitales y convergencia`,
    })),
  },
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading', { level: 3 })) {
      const card = heading.closest('li') ?? heading;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

/** Sixty cards. */
export const Many: Story = {
  args: {
    cards: manyOffers,
    offers: manyOffers,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(60));
  },
};

/** Right-to-left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  args: { cards: boardOffers },
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish. */
export const Spanish: Story = { args: { cards: boardOffers }, globals: { language: 'es' } };

/** In Japanese, in the dark. */
export const Japanese: Story = { args: { cards: boardOffers }, globals: { language: 'ja', scheme: 'dark' } };
