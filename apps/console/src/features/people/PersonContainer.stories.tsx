import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, within } from 'storybook/test';
import { consoleStories, shows } from '../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/Person',
  args: { path: '/?person=demo~zhangwei' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Save' });

/** Every field, the departments and the account. */
export const Ready: Story = {
  play: async () => {
    await shows(save);
  },
};

/** The person is on the way. */
export const Loading: Story = { args: { responses: { 'administration.person': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'administration.person': refusedWith(500) } },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'administration.person': offline } } };

/** Someone else has changed the person: the reason is said, and what was written stays. */
export const Refused: Story = {
  args: {
    responses: { 'administration.changePerson': refusal('administration.changePerson') },
  },
  play: async ({ userEvent }) => {
    await shows(save);
    const field = screen.getByRole('textbox', { name: 'Position' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Editor');
    await userEvent.click(save());
    await shows(() => screen.getByText('此人的资料刚被他人修改过，请核对后再保存。'));
    await expect(field).toHaveValue('Editor');
  },
};

/** A reset password is shown once. */
export const PasswordReset: Story = {
  play: async ({ userEvent }) => {
    await shows(save);
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Reset password' }));
    await shows(() => screen.getByText('kVt7#mRw4pQ'));
  },
};

/** Someone who may look, but change nothing. */
export const ViewOnly: Story = {
  args: {
    responses: {
      'administration.access': { code: '0', permissions: ['administration:people:view'] },
    },
  },
  play: async () => {
    await shows(() => screen.getByText('You may see this person, but not change them.'));
  },
};

/** A new person. */
export const Adding: Story = {
  args: { path: '/?person=new' },
  play: async () => {
    await shows(() => screen.getByRole('dialog', { name: 'New person' }));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
