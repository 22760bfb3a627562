import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { InAnotherLanguage } from '../../../testing/in-another-language.tsx';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { TabsBar } from './TabsBar.tsx';
import type { PageTab } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/TabMenu.tsx';
import './parts/TabDrag.tsx';
import './parts/TabsOverview.tsx';

const pages: PageTab[] = [
  { id: 'home', title: 'Home', affix: true },
  { id: 'news', title: 'Messages' },
  { id: 'book', title: 'Address book' },
  { id: 'disk', title: 'Network disk' },
];
const many = Array.from({ length: 20 }, (_, at) => ({
  id: `page-${at}`,
  title: `International story ${at + 1}`,
}));

const meta = {
  title: 'Shell/TabsBar',
  component: TabsBar,
  parameters: { labels: 'tabsBar' },
  args: {
    tabs: pages,
    currentId: 'news',
    labels: en.tabsBar,
    onSelect: fn(),
    onClose: fn(),
    onRefresh: fn(),
    onCloseOthers: fn(),
    onCloseAll: fn(),
    onCloseBefore: fn(),
    onCloseAfter: fn(),
    onReorder: fn(),
  },
  // Closing and moving update the tabs, as in the app.
  render: function Render(args) {
    const [tabs, setTabs] = useState(args.tabs);
    return (
      <TabsBar
        {...args}
        tabs={tabs}
        onReorder={(ids) => {
          args.onReorder?.(ids);
          setTabs(ids.flatMap((id) => tabs.filter((tab) => tab.id === id)));
        }}
        onClose={(id) => {
          args.onClose(id);
          setTabs((before) => before.filter((tab) => tab.id !== id));
        }}
      />
    );
  },
} satisfies Meta<typeof TabsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page is pinned; messages are open. */
export const FewTabs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Address book' }));
    await expect(args.onSelect).toHaveBeenCalledWith('book');
  },
};

/** One tab stop; arrows move, Enter opens, Delete closes any but the pinned tab. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('book');
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledWith('book');
    await expect(canvas.getByRole('tab', { name: 'Network disk' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Delete}');
    await expect(canvas.getByRole('tab', { name: 'Home' })).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Network disk' })).toHaveFocus();
  },
};

/** The middle button and the close button close any but the pinned tab. */
export const ByMouse: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseMiddle]', target: canvas.getByRole('tab', { name: 'Home' }) });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({
      keys: '[MouseMiddle]',
      target: canvas.getByRole('tab', { name: 'Network disk' }),
    });
    await expect(args.onClose).toHaveBeenLastCalledWith('disk');
    const mark = canvasElement.querySelector('[data-close]');
    await expect(mark).toBeInTheDocument();
    if (mark) await userEvent.click(mark);
    await expect(args.onClose).toHaveBeenLastCalledWith('news');
  },
};

/** A right click opens the menu; a pinned tab cannot be closed, and actions without a target are disabled. */
export const ContextMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const open = (name: string) =>
      userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('tab', { name }) });
    await open('Home');
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: 'Close' })).not.toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Close left' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledWith('home');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await open('Address book');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close others' }));
    await expect(args.onCloseOthers).toHaveBeenCalledWith('book');
  },
};

/** Overflowing tabs: the current one is scrolled into view. */
export const ManyTabs: Story = {
  args: { tabs: [{ id: 'home', title: 'Home', affix: true }, ...many], currentId: 'page-19' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const list = canvas.getByRole('tablist').getBoundingClientRect();
      const current = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      await expect(current.right).toBeLessThanOrEqual(list.right);
      await expect(current.left).toBeGreaterThanOrEqual(list.left);
    });
  },
};

/** A partly visible tab is scrolled into view on focus. */
export const FocusScrolls: Story = {
  args: { tabs: [{ id: 'home', title: 'Home', affix: true }, ...many], currentId: 'home' },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    canvas.getByRole('tab', { name: 'International story 20' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Home' })).toHaveFocus();
    list.scrollLeft = list.scrollWidth;
    list.scrollLeft -= 40;
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(
        canvas.getByRole('tab', { name: 'International story 20' }).getBoundingClientRect().right,
      ).toBeLessThanOrEqual(list.getBoundingClientRect().right),
    );
  },
};

/** A change of language does not announce a move again. */
export const LanguageAfterMove: Story = {
  render: (args) => (
    <InAnotherLanguage first={args.labels} then={es.tabsBar}>
      {(labels) => <TabsBar {...args} labels={labels} />}
    </InAnotherLanguage>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Messages' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Messages moved to 3 of 4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The menu key opens the menu with its first item focused; closing the tab from it focuses the next tab. */
export const MenuByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('news');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Address book' })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close right' }));
    await expect(args.onCloseAfter).toHaveBeenCalledWith('book');
  },
};

/** Ctrl+Shift and an arrow move the tab, which keeps the focus and announces its position; pinned ones stay first. */
export const MoveByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(args.onReorder).toHaveBeenCalledWith(['home', 'book', 'news', 'disk']);
    await waitFor(() => expect(canvas.getByText('Messages moved to 3 of 4')).toBeInTheDocument());
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Home',
      'Messages',
      'Address book',
      'Network disk',
    ]);
  },
};

/** A tab is dragged by the pointer to another position. */
export const MoveByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Messages' });
    await userEvent.hover(tab);
    const slot = tab.parentElement;
    await waitFor(() => expect(slot).toHaveAttribute('draggable', 'true'));
    const target = canvas.getByRole('tab', { name: 'Network disk' });
    const { right, top, height } = target.getBoundingClientRect();
    const at = { clientX: right - 4, clientY: top + height / 2, bubbles: true, cancelable: true };
    const dataTransfer = new DataTransfer();
    const from = tab.getBoundingClientRect();
    const start = { ...at, clientX: from.left + 4, dataTransfer };
    slot?.dispatchEvent(new DragEvent('dragstart', start));
    target.dispatchEvent(new DragEvent('dragenter', { ...at, dataTransfer }));
    target.dispatchEvent(new DragEvent('dragover', { ...at, dataTransfer }));
    await waitFor(() => expect(target.parentElement).toHaveAttribute('data-drop', 'after'));
    target.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }));
    slot?.dispatchEvent(new DragEvent('dragend', { ...at, dataTransfer }));
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith(['home', 'book', 'disk', 'news']));
  },
};

/** Tabs with unsaved changes have a dot and say so. */
export const Dirty: Story = {
  args: { tabs: pages.map((tab) => ({ ...tab, dirty: tab.id === 'book' || tab.id === 'news' })) },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByRole('tab', { name: /Address book ?Not saved/ }));
  },
};

/** Titles that overflow end in an ellipsis and have a tooltip; the close button stays visible. */
export const LongNames: Story = {
  args: {
    tabs: pages.map((tab) => ({
      ...tab,
      title: `${tab.title} — Coordinación de ediciones digitales y convergencia`,
    })),
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab'))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(tab.getBoundingClientRect().width).toBeLessThan(280);
  },
};

/** Overflowing tabs: the overview opens at the current one, and arrows move. */
export const Overview: Story = {
  args: { tabs: [{ id: 'home', title: 'Home', affix: true }, ...many], currentId: 'page-3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All open pages (21)' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search open pages' })).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'International story 4' })).toHaveAttribute(
      'aria-current',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'International story 5' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The overview finds a page by its name; a click opens and focuses it. */
export const OverviewFinds: Story = {
  args: { tabs: [{ id: 'home', title: 'Home', affix: true }, ...many], currentId: 'page-3' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All open pages (21)' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search open pages' }), '17');
    await userEvent.click(screen.getByRole('option', { name: 'International story 17' }));
    await expect(args.onSelect).toHaveBeenCalledWith('page-16');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'International story 17' })).toHaveFocus());
  },
};

/** By keyboard: Enter opens the overview, and Enter on a result opens and focuses it. */
export const OverviewByKeyboard: Story = {
  args: { tabs: [{ id: 'home', title: 'Home', affix: true }, ...many], currentId: 'page-3' },
  play: async ({ args, canvas, userEvent }) => {
    const all = await canvas.findByRole('button', { name: 'All open pages (21)' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search open pages' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('17{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('page-16');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'International story 17' })).toHaveFocus());
  },
};

/** The overview without matches; the Enter of an input method opens nothing. */
export const OverviewNone: Story = {
  args: { tabs: [{ id: 'home', title: 'Home', affix: true }, ...many] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All open pages (21)' }));
    const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search open pages' });
    await composeInChromium(search, ['z', 'zh'], '国际');
    await composeInWebKit(search, ['国际x'], '国际新闻');
    await expectVisible(await screen.findByText('No such page'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Right-to-left: the arrow keys are mirrored. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Address book' })).toHaveFocus();
  },
};
