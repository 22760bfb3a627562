import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { picture } from '../../testing/fixtures/files.ts';
import { manyPeople } from '../../testing/fixtures/people-and-messages.ts';
import { GroupAvatar } from './GroupAvatar.tsx';

const members = manyPeople(6).map(({ id, name }) => ({ id, name }));

const meta = {
  title: 'Primitives/Avatar/GroupAvatar',
  component: GroupAvatar,
  args: { groupId: 'g1', members, label: '两会报道组' },
} satisfies Meta<typeof GroupAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first four members, one letter each. */
export const Mosaic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '两会报道组' }).textContent).toHaveLength(4);
  },
};

/** The group has an avatar. */
export const Picture: Story = { args: { src: picture(3, 160, 160) } };

/** The mosaic shows the avatars of members; a member without one shows a letter. */
export const PicturesOfMembers: Story = {
  args: {
    members: members.map((member, index) =>
      index === 1 ? member : { ...member, avatarUrl: picture(index + 1, 80, 80) },
    ),
  },
};

/** When no avatar can be loaded, the mosaic shows letters. */
export const BrokenPicture: Story = {
  args: {
    src: 'data:image/png;base64,broken',
    members: members.map((member) => ({ ...member, avatarUrl: 'data:image/png;base64,broken' })),
  },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: '两会报道组' });
    await waitFor(() => expect(mark.textContent).toHaveLength(4));
  },
};

/** Without known members: an icon of people, never letters. */
export const Unknown: Story = {
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '两会报道组' })).toHaveTextContent('');
  },
};

/** Every size, with two, three, four and no members. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {([20, 24, 32, 40, 56, 80] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {[4, 3, 2, 0].map((count) => (
            <GroupAvatar
              key={count}
              groupId={`g${count}`}
              members={members.slice(0, count)}
              size={size}
              label={`${count}`}
            />
          ))}
        </div>
      ))}
    </div>
  ),
};
