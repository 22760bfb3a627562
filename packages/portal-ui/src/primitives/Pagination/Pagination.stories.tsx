import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { composeInChromium, composeInWebKit } from '../../testing/input-method.ts';
import { playOn } from '../../testing/play-on.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: { labels: 'pagination' },
  args: {
    page: 1,
    onPageChange: fn(),
    pageSize: 20,
    onPageSizeChange: fn(),
    total: 386,
    labels: en.pagination,
  },
  render: function Paged({ page: first, pageSize: firstSize, onPageChange, onPageSizeChange, ...args }) {
    const [page, setPage] = useState(first);
    const [pageSize, setPageSize] = useState(firstSize);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          onPageChange(next);
        }}
        pageSize={pageSize}
        onPageSizeChange={(next) => {
          setPageSize(next);
          onPageSizeChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first of many pages. */
export const First: Story = {
  play: playOn('desk', async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 20');
  }),
};

/** In the middle: gaps at both sides. */
export const Middle: Story = { args: { page: 9 } };

/** The last page. */
export const Last: Story = { args: { page: 20 } };

/** Few pages: all are shown, without a field. */
export const Few: Story = { args: { total: 65 } };

/** A single page, or none. */
export const Nothing: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

/** Another page size keeps the first item in view. */
export const Resized: Story = {
  args: { page: 9 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Items per page' }), '50');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
    await expect(args.onPageChange).toHaveBeenCalledWith(4);
  },
};

/** A page number navigates; beyond the end to the last page. */
export const Jump: Story = {
  play: playOn('desk', async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(field, '12{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await expect(field).toHaveValue('');
    await userEvent.type(field, '９９９{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20);
    await userEvent.type(field, 'x{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  }),
};

/** The Enter of an input method only confirms the digits, in either engine's event order. */
export const InputMethod: Story = {
  play: playOn('desk', async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Go to page' });
    await composeInChromium(field, ['1'], '１２');
    await composeInWebKit(field, ['1'], '１２');
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('１２');
  }),
};

/** After a change the surrounding list scrolls to its top: without animation, because of reduced motion. */
export const ScrollsToTop: Story = {
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached by keyboard
      <div role="region" aria-label="Stories" tabIndex={0} style={{ blockSize: 240, overflow: 'auto' }}>
        <div style={{ blockSize: 600 }} />
        {Story()}
      </div>
    ),
  ],
  play: playOn('desk', async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: 'Stories' });
    list.scrollTop = 500;
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(list.scrollTop).toBe(0));
  }),
};

/** The page loads. */
export const Disabled: Story = { args: { page: 9, disabled: true } };

/** On a phone: arrows and the current page. */
export const OnPhone: Story = { args: { page: 9 }, globals: { viewport: { value: 'phone' } } };
