import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { me } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium } from '../../../testing/input-method.ts';
import { ContactPickerPanel } from './ContactPickerPanel.tsx';
import type { ContactSource } from './source/contact-source.ts';

/** A source without debounce whose searches resolve when `respond` is called. */
function lateSource() {
  const source = storySource();
  let waiting: (() => void)[] = [];
  const late: ContactSource = {
    ...source,
    searchDelay: 0,
    search: async (query, request) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return (await source.search?.(query, request)) ?? { items: [] };
    },
  };
  const respond = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return { late, respond };
}

let respond = () => {};
const meta = {
  title: 'People/ContactPicker/EarlyEnter',
  component: ContactPickerPanel,
  parameters: { labels: 'contactPicker' },
  args: { source: storySource(), self: me, onSubmit: fn(), labels: en.contactPicker },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560, maxInlineSize: 880 }}>
        <Story />
      </div>
    ),
  ],
  loaders: [
    () => {
      const { late, respond: respondLate } = lateSource();
      respond = respondLate;
      return { late };
    },
  ],
  render: (args, { loaded }) => <ContactPickerPanel {...args} source={loaded['late']} />,
} satisfies Meta<typeof ContactPickerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An Enter before the results chooses the first of them. */
export const ChoosesTheFirstResult: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lina{Enter}');
    await expect(canvas.getByRole('heading', { name: /^Selected/ })).toBeInTheDocument();
    respond();
    await canvas.findByRole('heading', { name: /1 selected/ });
    // The list renders after the pane beside it.
    await waitFor(() =>
      expect(canvas.getByRole('option', { name: /李娜/ })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

/** Another keyword and Escape drop it, and the Enter of an input method is none. */
export const IsDropped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'lin{Enter}');
    await userEvent.type(field, 'a');
    respond();
    await canvas.findByRole('option', { name: /李娜/ });
    await userEvent.type(field, '{Backspace}{Enter}{Escape}lina');
    respond();
    await canvas.findByRole('option', { name: /李娜/ });
    await userEvent.clear(field);
    await composeInChromium(field, ['l', 'li'], '李娜');
    respond();
    await expect(await canvas.findByRole('option', { name: /李娜/ })).toHaveAttribute(
      'aria-selected',
      'false',
    );
  },
};
