import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { OneTimePassword } from './OneTimePassword.tsx';

const meta = {
  title: 'Administration/PersonSheet/OneTimePassword',
  component: OneTimePassword,
  parameters: { labels: 'personSheet' },
  args: {
    open: true,
    onOpenChange: fn(),
    name: '张伟',
    login: 'zhangwei',
    password: 'fjord-Larch-7291',
    labels: en.personSheet,
  },
} satisfies Meta<typeof OneTimePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The password is shown once, with the user name that it belongs to. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Password for 张伟' }));
    await expectVisible(dialog.getByText('fjord-Larch-7291'));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
