import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { expectVisible } from '../../testing/expect-visible.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { defaultValue: 'people' },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Results">
        <TabsTrigger value="people">
          Contacts <Badge count={12} tone="soft" />
        </TabsTrigger>
        <TabsTrigger value="groups">
          Groups <Badge count={0} showZero tone="neutral" />
        </TabsTrigger>
      </TabsList>
      <TabsContent value="people">Twelve people</TabsContent>
      <TabsContent value="groups">No groups</TabsContent>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two tabs with counts. */
export const Counted: Story = {};

/** Arrow keys move between the tabs and select them. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Groups/ })).toHaveAttribute('aria-selected', 'true');
    await expectVisible(canvas.getByText('No groups'));
  },
};

/** `onValueChange` is called once per press, also if the value changes late, as with navigation. */
export const AsksOnce: Story = {
  args: { defaultValue: undefined, value: 'people', onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Groups/ }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Overflowing tabs: the selected one is scrolled into view, initially and when selected from outside. */
export const NoRoom: Story = {
  args: { defaultValue: undefined, value: 'bin' },
  render: function Areas({ value }) {
    const [area, setArea] = useState(value);
    const areas = {
      files: 'My files',
      received: 'Shared with me',
      given: 'Shared by me',
      bin: 'Recycle bin',
    };
    return (
      <div style={{ inlineSize: 240 }}>
        <Tabs value={area ?? ''} onValueChange={setArea}>
          <TabsList aria-label="Areas" style={{ overflowX: 'auto', paddingInline: 16 }}>
            {Object.entries(areas).map(([id, name]) => (
              <TabsTrigger key={id} value={id} style={{ flexShrink: 0 }}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value={area ?? ''}>
            <Button onClick={() => setArea('files')}>Back</Button>
          </TabsContent>
        </Tabs>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect();
    await waitFor(() => expect(tab('Recycle bin').right).toBeLessThanOrEqual(list.right - 16 + 1));
    await expect(tab('My files').right).toBeLessThan(list.left);
    // Fades where more tabs are hidden.
    const shown = canvas.getByRole('tablist');
    await waitFor(() => expect(shown).toHaveAttribute('data-hidden-before'));
    await expect(shown).not.toHaveAttribute('data-hidden-after');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(tab('My files').left).toBeGreaterThanOrEqual(list.left + 16 - 1));
    await waitFor(() => expect(shown).toHaveAttribute('data-hidden-after'));
    await expect(shown).not.toHaveAttribute('data-hidden-before');
  },
};

/** From right to left the second tab is on the left, and the arrow to the left leads there. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(second?.right).toBeLessThan(first?.left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Groups/ })).toHaveAttribute('aria-selected', 'true');
  },
};
