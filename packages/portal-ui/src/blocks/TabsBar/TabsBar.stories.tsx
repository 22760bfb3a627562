import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { TabsBar } from './TabsBar.tsx';
import type { PageTab } from './types.ts';
// What is fetched on first use is here already: no story waits for the network.
import './TabMenu.tsx';

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
  },
  // Tabs that are closed go, as they do in the app.
  render: function Render(args) {
    const [tabs, setTabs] = useState(args.tabs);
    return (
      <TabsBar
        {...args}
        tabs={tabs}
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

/** One tab stop; arrows move, Enter opens, Delete closes and never the pinned one. */
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

/** The middle button closes, the pinned tab excepted; the close mark closes too. */
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

/** A right click offers the four steps; a pinned tab cannot be closed. */
export const ContextMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const open = (name: string) =>
      userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('tab', { name }) });
    await open('Home');
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledWith('home');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await open('Address book');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close others' }));
    await expect(args.onCloseOthers).toHaveBeenCalledWith('book');
  },
};

/** More than fit: the current one is brought into view. */
export const ManyTabs: Story = {
  args: { tabs: [{ id: 'home', title: 'Home', affix: true }, ...many], currentId: 'page-19' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const current = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(list.right);
    await expect(current.left).toBeGreaterThanOrEqual(list.left);
  },
};
