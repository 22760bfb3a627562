import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { newsroomGroup } from '../../testing/newsroom.ts';
import { longNames, many } from '../../testing/large-newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Group',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('About 两会报道组'));
    await shows(() => screen.getByRole('button', { name: 'Leave the group' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit =
  (text: string, save = true): NonNullable<Story['play']> =>
  async (context) => {
    await meta.play(context);
    const { userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Change: Announcement' }));
    const field = await screen.findByRole('textbox', { name: 'Announcement' });
    await userEvent.clear(field);
    if (text !== '') await userEvent.click(field);
    if (text !== '') await userEvent.paste(text);
    if (save) await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await shows(() => screen.getByRole('textbox', { name: 'Announcement' }));
  };

const act =
  (item: string): NonNullable<Story['play']> =>
  async (context) => {
    await meta.play(context);
    const { userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'What can be done with 张伟' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await shows(() => screen.getByRole('alertdialog'));
  };

/** Its owner may do everything. */
export const Owner: Story = {};

/** The question before a member is taken out. */
export const RemoveMember: Story = { play: act('Take out of the group') };

/** Confirms before the ownership is handed over. */
export const HandOver: Story = { play: act('Make owner') };

/** The announcement is being written. */
export const Announce: Story = { play: edit('明早六点编前会。', false) };

/** A member sees it, and may leave. */
export const Member: Story = {
  args: {
    responses: {
      'groups.detail': {
        code: '0',
        result: { ...newsroomGroup, ownerId: 'demo~zhangwei', ownerName: '张伟', role: 'member' },
      },
    },
  },
};

/** The members are on their way. */
export const Loading: Story = { args: { responses: { 'groups.members': pending } } };

/** The members cannot be loaded. */
export const Failed: Story = {
  args: { responses: { 'groups.members': refusedWith(500) } },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByText('The members could not be loaded.'));
  },
};

/** There is no network: the members cannot be loaded. */
export const Offline: Story = { ...Failed, args: { responses: { 'groups.members': offline } } };

/** Five hundred members: they can be searched. */
export const Many: Story = {
  args: { responses: many },
  play: async (context) => {
    await meta.play(context);
    await shows(() => screen.getByRole('searchbox', { name: 'Find a member' }));
  },
};

/** Names that do not fit their row. */
export const LongNames: Story = {
  args: { responses: longNames },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^About /));
    await shows(() => screen.getByRole('button', { name: 'Leave the group' }));
  },
};

/** The announcement is being saved. */
export const Saving: Story = {
  args: { responses: { 'groups.setNotice': pending } },
  play: edit('明早六点编前会。'),
};

/** On a phone the sheet is a screen of its own. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
