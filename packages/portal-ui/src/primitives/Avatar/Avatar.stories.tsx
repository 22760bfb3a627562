import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectVisible } from '../../testing/expect-visible.ts';
import { Avatar } from './Avatar.tsx';
import { PresenceDot } from './PresenceDot.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { userId: 'demo~zhangwei', name: '张伟', label: '张伟' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4" fill="%23d9a066"/%3E%3Ccircle cx="2" cy="1.6" r=".8" fill="%23643f2a"/%3E%3Cellipse cx="2" cy="4" rx="1.5" ry="1.4" fill="%23643f2a"/%3E%3C/svg%3E';

/** Without an avatar image: initials on a colour derived from the id. */
export const Initials: Story = {};

/** The avatar image. */
export const Picture: Story = { args: { src: portrait } };

/** The image fails to load: shows the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByText('张伟'));
  },
};

/** Presence is a dot; the label contains the word for it. */
export const Online: Story = { args: { children: <PresenceDot presence="online" />, label: '张伟, 在线' } };

const people = [
  ['demo~zhangwei', '张伟'],
  ['demo~lina', '李娜'],
  ['demo~tanaka', '田中 太郎'],
  ['demo~garcia', 'José García'],
  ['demo~smith', 'John Smith'],
  ['demo~ouyang', '欧阳娜娜'],
] as const;

/** Every size, with names in every script. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {([20, 24, 32, 40, 56, 80] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {people.map(([userId, name]) => (
            <Avatar key={userId} userId={userId} name={name} label={name} size={size}>
              {size > 24 && <PresenceDot presence="online" />}
            </Avatar>
          ))}
        </div>
      ))}
    </div>
  ),
};
