import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { LayoutSettingsDialog } from './LayoutSettingsDialog.tsx';

const meta = {
  title: 'Shell/LayoutSettings',
  tags: ['dialog'],
  component: LayoutSettingsDialog,
  parameters: { labels: 'layoutSettings' },
  args: {
    open: true,
    onOpenChange: fn(),
    value: {
      accent: '#296abb',
      scheme: 'system',
      navigation: 'auto',
      tagsView: true,
      fixedHeader: true,
      showLogo: true,
    },
    onValueChange: fn(),
    labels: en.layoutSettings,
  },
  render: function Changing({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <LayoutSettingsDialog
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof LayoutSettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Layout settings' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** The default colour is selected; a press selects another. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('radio', { name: 'Portal blue' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Green' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...args.value, accent: '#11a983' });
  },
};

/** All nine colours of the specification beside the default; arrow keys select. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const colors = within(dialog.getByRole('group', { name: 'Theme colour' })).getAllByRole('radio');
    await expect(colors.map((color) => color.getAttribute('value'))).toEqual([
      '#296abb',
      '#409EFF',
      '#1890ff',
      '#304156',
      '#212121',
      '#11a983',
      '#13c2c2',
      '#6959CD',
      '#f5222d',
      '#2468f2',
    ]);
    colors[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...args.value, accent: '#409EFF' });
  },
};

/** A custom colour without enough contrast is adjusted, and a sentence says so. */
export const FreeColour: Story = {
  args: {
    value: {
      accent: '#111111',
      navigation: 'auto',
      scheme: 'dark',
      tagsView: true,
      fixedHeader: false,
      showLogo: false,
    },
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await expectVisible(dialog.getByText(/made a little/));
    await fireEvent.change(dialog.getByLabelText('Another colour'), { target: { value: '#ffd400' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...args.value, accent: '#ffd400' });
    await expectVisible(dialog.getByText(/at least/));
  },
};

/** Light, dark or system scheme; visibility of shell elements. */
export const Parts: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Tab bar' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Fixed header' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Logo' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Top only' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      accent: '#296abb',
      navigation: 'top',
      scheme: 'dark',
      tagsView: false,
      fixedHeader: false,
      showLogo: false,
    });
  },
};

/** A phone has no tab bar, so its switch is not offered. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { switches: ['fixedHeader', 'showLogo'], navigationHidden: true },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getAllByRole('switch')).toHaveLength(2);
    await expect(dialog.queryByRole('switch', { name: 'Tab bar' })).toBeNull();
  },
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { globals: { language: 'es' } };

/** In Japanese. */
export const Japanese: Story = { globals: { language: 'ja', scheme: 'dark' } };
