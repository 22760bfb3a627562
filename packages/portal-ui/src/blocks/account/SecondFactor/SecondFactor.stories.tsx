import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** Looks like a QR code; no camera reads it. */
const qr = Array.from({ length: 29 }, (_, y) =>
  Array.from({ length: 29 }, (__, x) => (x * x + y * y + x * y) % 3 === 0),
);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const meta = {
  title: 'Account/SecondFactor',
  component: SecondFactor,
  parameters: { labels: 'secondFactor' },
  args: {
    step: undefined,
    username: 'lina',
    onStepChange: fn(),
    onPassword: fn(),
    onCode: fn(),
    onRetry: fn(),
    labels: en.secondFactor,
  },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Off: setting it up begins with the password. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect(args.onStepChange).toHaveBeenCalledWith({ kind: 'password', purpose: 'setUp' });
  },
};

/** On: new recovery codes, or off again. */
export const On: Story = {
  args: { since: '20 Nov 2026', recoveryLeft: 8 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('8 recovery codes left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onStepChange).toHaveBeenCalledWith({ kind: 'password', purpose: 'remove' });
  },
};

/** Hardly any recovery codes are left. */
export const FewCodes: Story = { args: { since: '20 Nov 2026', recoveryLeft: 1 } };

/** The password, before anything changes. Empty it is asked for. */
export const Password: Story = {
  args: { step: { kind: 'password', purpose: 'setUp' } },
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    const password = sheet.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Enter your password.'));
    await userEvent.type(password, 'Portal#2026');
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(args.onPassword).toHaveBeenCalledWith('Portal#2026', 'setUp');
  },
};

/** A wrong password: the reason is said. */
export const WrongPassword: Story = {
  args: {
    since: '20 Nov 2026',
    recoveryLeft: 8,
    step: { kind: 'password', purpose: 'remove' },
    request: { status: 'error', error: 'The current password is not right. Please try again.' },
  },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('not right');
  },
};

/** The app reads the secret from the picture, or it is typed; a code of the app confirms it. */
export const Scan: Story = {
  args: { step: { kind: 'app', secret, qr } },
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(sheet.getByText(/^JBSW Y3DP/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    const code = sheet.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/six digits/));
    await userEvent.type(code, ' 204 817');
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await expect(args.onCode).toHaveBeenCalledWith('204 817');
  },
};

/** The recovery codes, shown once. */
export const Codes: Story = {
  args: {
    since: '20 Nov 2026',
    recoveryLeft: 10,
    step: {
      kind: 'codes',
      codes: ['k7dm2-qxe4r', 'p3wn8-tga9h', 'x2r6v-m8ncd', 'y4hj7-e3kwb', 'a9ms5-p6ztf'],
    },
  },
  play: async ({ args, userEvent }) => {
    const sheet = await dialog();
    await expect(sheet.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(sheet.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onStepChange).toHaveBeenCalledWith(undefined);
  },
};

/** It loads. */
export const Loading: Story = { args: { status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** It failed to load. */
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { status: 'offline' } };

/** On a phone. */
export const OnPhone: Story = {
  args: { step: { kind: 'app', secret, qr } },
  globals: { viewport: { value: 'phone' } },
};
