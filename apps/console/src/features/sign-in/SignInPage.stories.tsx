import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, userEvent } from 'storybook/test';
import { consoleStories, shows } from '../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/Sign-in',
  args: { path: '/sign-in' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Save' });

/** The provider that is set; nothing to save yet. */
export const Ready: Story = {
  play: async () => {
    await shows(() => screen.getByRole('textbox', { name: 'Issuer' }));
    await expect(screen.getByRole('textbox', { name: 'Issuer' })).toHaveValue('https://id.example');
    await expect(save()).toBeDisabled();
  },
};

/** A test says that the provider knows the client. */
export const Tested: Story = {
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await shows(() => screen.getByText('The provider knows this client.'));
  },
};

/** A test says why it does not work. */
export const TestFailed: Story = {
  args: {
    responses: {
      'administration.testIdentityProvider': {
        code: '0',
        result: { outcome: 'otherIssuer', issuer: 'https://login.example', backChannelLogout: false },
      },
    },
  },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await shows(() => screen.getByText(/calls itself https:\/\/login\.example/));
  },
};

/** What cannot be saved is said at its field. */
export const Invalid: Story = {
  play: async () => {
    await shows(() => screen.getByRole('textbox', { name: 'Issuer' }));
    const issuer = screen.getByRole('textbox', { name: 'Issuer' });
    await userEvent.clear(issuer);
    await userEvent.type(issuer, 'http://id.example');
    await userEvent.click(save());
    await shows(() => screen.getByText(/^An address that begins with https/));
  },
};

/** The server refuses a role with more rights. */
export const Refused: Story = {
  args: { responses: { 'administration.setIdentityProvider': refusedWith(403) } },
  play: async () => {
    await shows(() => screen.getByRole('textbox', { name: 'Client ID' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Client ID' }), '2');
    await userEvent.click(save());
    await shows(() => screen.getByRole('alert'));
  },
};

/** The settings are on their way. */
export const Loading: Story = { args: { responses: { 'administration.identityProvider': pending } } };

/** The server refuses them. */
export const Failed: Story = {
  args: { responses: { 'administration.identityProvider': refusedWith(500) } },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'administration.identityProvider': offline } } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
