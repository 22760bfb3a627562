import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { TabsBar } from './TabsBar.tsx';
// Preloads lazy components, so that no story waits for the network.
import './parts/TabMenu.tsx';

const meta = {
  title: 'Shell/TabsBar/Mouse',
  component: TabsBar,
  parameters: { labels: 'tabsBar' },
  args: {
    tabs: [
      { id: 'home', title: 'Home', affix: true },
      ...Array.from({ length: 20 }, (_, at) => ({ id: `p${at}`, title: `International story ${at + 1}` })),
    ],
    currentId: 'p0',
    labels: en.tabsBar,
    onSelect: fn(),
    onClose: fn(),
    onRefresh: fn(),
    onCloseOthers: fn(),
    onCloseAll: fn(),
  },
} satisfies Meta<typeof TabsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Overflowing tabs: the wheel scrolls them sideways, in pixels or in lines. */
export const Wheel: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list.scrollWidth).toBeGreaterThan(list.clientWidth));
    await expect(list).toHaveStyle({ scrollPaddingInline: '4px' });
    const from = list.scrollLeft;
    await fireEvent.wheel(list, { deltaY: 120 });
    await expect(list.scrollLeft).toBe(from + 120);
    await fireEvent.wheel(list, { deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE });
    await expect(list.scrollLeft).toBe(from + 72);
  },
};

/** The menu at the pointer, 105 px wide (specification), in Chinese. */
export const MenuInChinese: Story = {
  globals: { language: 'zh' },
  args: { tabs: [{ id: 'p0', title: '消息' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('tab', { name: '消息' }) });
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.offsetWidth).toBe(105);
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['刷新', '关闭', '关闭其他', '关闭所有']),
    );
  },
};
