import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { composeInChromium, composeInWebKit } from '../../testing/input-method.ts';
import { expectVisible } from '../../testing/expect-visible.ts';
import { DatePicker, DateTimePicker } from './DatePicker.tsx';
// Preloads lazy components, so that no story waits for the network.
import './CalendarPopover.tsx';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  parameters: { labels: 'datePicker' },
  args: {
    label: 'Publish on',
    locale: 'en',
    today: '2026-11-20',
    onValueChange: fn(),
    labels: en.datePicker,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 440 }}>{Story()}</div>],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Calendar' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Empty. The calendar opens on today, and a press chooses. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await opened();
    const today = calendar.getByRole('button', { name: 'Friday, November 20, 2026' });
    await waitFor(() => expect(today).toHaveFocus());
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.click(calendar.getByRole('button', { name: 'Tuesday, November 24, 2026' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-24');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Publish on' })).toHaveValue('2026-11-24');
  },
};

/** Keys of a date grid: days, weeks, their ends, months and years. Escape restores the focus. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Publish on' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Friday, November 20, 2026'));
    const steps = [
      ['{ArrowRight}', 'Saturday, November 21, 2026'],
      ['{ArrowDown}', 'Saturday, November 28, 2026'],
      ['{ArrowDown}', 'Saturday, December 5, 2026'],
      ['{Home}', 'Sunday, November 29, 2026'],
      ['{End}', 'Saturday, December 5, 2026'],
      ['{PageUp}', 'Thursday, November 5, 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Friday, November 5, 2027'],
      ['{ArrowUp}{ArrowLeft}', 'Thursday, October 28, 2027'],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2027-10-28');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** With today as the maximum, keys that would pass it stop at today. */
export const UpToToday: Story = {
  args: { defaultValue: '2026-10-25', max: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Publish on' }));
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Sunday, October 25, 2026'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Friday, November 20, 2026'));
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName('Friday, November 20, 2026');
  },
};

/** Accepts common formats, also with full-width digits; parsed on blur. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Publish on' });
    await userEvent.click(field);
    await userEvent.paste('２０２６年１１月９日');
    await userEvent.tab();
    await expect(field).toHaveValue('2026-11-09');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-09');
  },
};

/** An invalid date shows an error, and the text stays. */
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Publish on' });
    await userEvent.type(field, '2026-02-30{Enter}');
    await expect(field).toHaveValue('2026-02-30');
    await expect(field).toBeInvalid();
    await expectVisible(canvas.getByText('This is no date. Write it as 2026-11-20.'));
  },
};

/** Before 1970 or after the first day of 2080. */
export const OutOfRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Publish on' });
    await userEvent.type(field, '2080-01-02{Enter}');
    await expect(field).toHaveAccessibleDescription('Choose a date from 1970-01-01 to 2080-01-01.');
    await expect(args.onValueChange).not.toHaveBeenCalledWith('2080-01-02');
  },
};

/** The maximum: no later day can be chosen. */
export const LastDay: Story = {
  args: { defaultValue: '2080-01-01' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await opened();
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await userEvent.click(calendar.getByRole('button', { name: 'Tuesday, January 2, 2080' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** With a time: 08:00:00 until another is chosen. */
export const WithTime: Story = {
  render: (args) => <DateTimePicker {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await opened();
    await userEvent.click(calendar.getByRole('button', { name: 'Friday, November 20, 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20 08:00:00');
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Hour' }), '14');
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Minute' }), '30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20 14:30:00');
    await userEvent.click(calendar.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('textbox', { name: 'Publish on' })).toHaveValue('2026-11-20 14:30:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect((await opened()).getByRole('combobox', { name: 'Hour' })).toHaveValue('14');
  },
};

/** The Enter of an input method only confirms the digits, in either engine's event order. */
export const InputMethod: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Publish on' });
    await composeInChromium(field, ['2026'], '２０２６年１１月');
    await composeInWebKit(field, ['9'], '２０２６年１１月９日');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('２０２６年１１月９日');
  },
};

/** Cleared by a press; a required date cannot be cleared. */
export const Cleared: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await opened();
    await userEvent.click(calendar.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('');
  },
};

/** Another month and year, from their lists. */
export const FarAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await opened();
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '1995');
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), '2');
    await expectVisible(calendar.getByRole('grid', { name: 'February 1995' }));
  },
};

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: '2026-11-20', disabled: true } };

/** In Chinese, in the dark, on a phone: open. */
export const Chinese: Story = {
  args: { defaultValue: '2026-11-24' },
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
  render: (args) => <DateTimePicker {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: '2026年11月' })).toBeVisible());
  },
};

/** In Spanish, whose week starts with Monday. */
export const Spanish: Story = {
  args: { defaultValue: '2026-11-24' },
  globals: { language: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario' }));
    const grid = await screen.findByRole('grid', { name: 'noviembre de 2026' });
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('lun');
  },
};

/** In Japanese, whose week starts with Sunday. */
export const Japanese: Story = {
  args: { defaultValue: '2026-11-24' },
  globals: { language: 'ja', scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カレンダーを開く' }));
    const grid = await screen.findByRole('grid', { name: '2026年11月' });
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('日');
  },
};
