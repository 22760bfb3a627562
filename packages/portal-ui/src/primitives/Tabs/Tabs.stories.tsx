import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
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

/** Arrows move between the tabs and show what belongs to them. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Groups/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('No groups')).toBeVisible();
  },
};
