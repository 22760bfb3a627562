import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { captchaImage } from '../../../testing/fixtures/rules.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { BindForm } from './BindForm.tsx';

const meta = {
  title: 'Account/BindForm',
  component: BindForm,
  parameters: { labels: 'bindForm' },
  args: { status: 'idle', onSubmit: fn(), labels: en.bindForm },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <BindForm {...args} />
    </div>
  ),
} satisfies Meta<typeof BindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The effect is stated above the form and on the button. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByText(/belong together from then on/));
    await userEvent.keyboard('zhangwei');
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('Portal#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in and connect' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'zhangwei',
      password: 'Portal#2026',
      tenantId: '',
    });
  },
};

/** Refused: another account has the identity. The input stays. */
export const Refused: Story = {
  args: {
    status: 'error',
    error: 'That identity belongs to another account already.',
    defaultUsername: 'zhangwei',
  },
};

/** After several refusals a captcha is required. */
export const WithPicture: Story = {
  args: { captcha: { src: captchaImage, takesFocus: true, onRefresh: fn() } },
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { globals: { language: 'es' } };
