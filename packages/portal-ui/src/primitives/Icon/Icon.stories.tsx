import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  ArrowLeft,
  BellOff,
  CircleAlert,
  CloudOff,
  Copy,
  Download,
  FolderInput,
  FolderPlus,
  Forward,
  History,
  Lock,
  Megaphone,
  MoreHorizontal,
  PencilLine,
  Pin,
  Plus,
  RotateCw,
  Search,
  Share2,
  Star,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserPlus,
  X,
} from 'lucide';
import { DirectionalIcon } from './DirectionalIcon.tsx';
import { Icon, type IconGlyph } from './Icon.tsx';

/** One glyph has one meaning. */
const meanings: readonly (readonly [glyph: IconGlyph, meaning: string])[] = [
  [Search, 'search'],
  [Plus, 'new: conversation, group, card'],
  [UserPlus, 'add a person'],
  [FolderPlus, 'new folder'],
  [Upload, 'upload'],
  [Download, 'download'],
  [Share2, 'share with people'],
  [Forward, 'forward a message'],
  [Copy, 'copy'],
  [FolderInput, 'move to a folder'],
  [PencilLine, 'rename, edit'],
  [Trash2, 'delete; in the colour of danger only in menus and dialogs'],
  [Undo2, 'undo, restore'],
  [History, 'versions, recent'],
  [RotateCw, 'refresh, try again'],
  [Star, 'favourite; filled once it is one'],
  [Pin, 'pin to the top'],
  [BellOff, 'muted'],
  [Megaphone, 'announcement'],
  [Lock, 'no access'],
  [CircleAlert, 'failed'],
  [TriangleAlert, 'warning'],
  [CloudOff, 'offline'],
  [MoreHorizontal, 'more actions'],
  [X, 'close, clear, remove'],
];

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { glyph: Search },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 16 px in controls and rows, 20 px in bars, 24 px in empty states. */
export const Sizes: Story = {
  render: ({ glyph }) => (
    <>
      <Icon glyph={glyph} size={16} /> <Icon glyph={glyph} size={20} /> <Icon glyph={glyph} size={24} />
    </>
  ),
};

/** Each glyph has one meaning in all areas. */
export const Meanings: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: '12px 16px',
      }}
    >
      {meanings.map(([glyph, meaning]) => (
        <div key={meaning} style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <Icon glyph={glyph} size={20} style={{ flex: 'none' }} />
          {meaning}
        </div>
      ))}
    </div>
  ),
};

/** A directional glyph is mirrored where text runs from right to left; others are not. */
export const Directional: Story = {
  args: { glyph: ArrowLeft },
  render: ({ glyph }) => (
    <div dir="rtl">
      <DirectionalIcon glyph={glyph} size={24} data-testid="mirrored" />
      <Icon glyph={Search} size={24} data-testid="plain" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('mirrored')).toHaveStyle({ scale: '-1 1' });
    await expect(canvas.getByTestId('plain')).toHaveStyle({ scale: 'none' });
  },
};
