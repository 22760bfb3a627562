import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DepartmentList } from './DepartmentList.tsx';

const meta = {
  title: 'People/DepartmentList',
  component: DepartmentList,
  args: {
    'aria-label': 'Departments',
    departments: [
      { id: 'politics', name: '时政部', people: 46 },
      { id: 'economy', name: '经济部', people: 31 },
      { id: 'archive', name: '资料室', people: 0 },
    ],
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DepartmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row opens a department, by pointer and by keyboard. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /时政部/ }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenNthCalledWith(1, 'politics');
    await expect(args.onOpen).toHaveBeenNthCalledWith(2, 'economy');
  },
};

/** A name that overflows ends in an ellipsis, and its count stays visible. */
export const LongNames: Story = {
  args: {
    departments: [
      {
        id: 'world',
        name: 'Redacción internacional y coordinación de corresponsalías en el extranjero',
        people: 64,
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(canvas.getByText('64')).toBeVisible();
  },
};

/** In a page from right to left, a long name from left to right still begins with its first letters. */
export const LongNamesRightToLeft: Story = {
  args: LongNames.args ?? {},
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Redacción internacional/);
    const first = document.createRange();
    first.setStart(name.firstChild ?? name, 0);
    first.setEnd(name.firstChild ?? name, 1);
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().left,
    );
  },
};
