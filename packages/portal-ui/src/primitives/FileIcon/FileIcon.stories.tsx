import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileIcon, type FileKind } from './FileIcon.tsx';

const kinds: FileKind[] = [
  'directory',
  'document',
  'image',
  'spreadsheet',
  'video',
  'audio',
  'slides',
  'pdf',
  'text',
  'archive',
  'other',
];

const meta = {
  title: 'Primitives/FileIcon',
  component: FileIcon,
  args: { kind: 'document' },
} satisfies Meta<typeof FileIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind in the size of a row: distinguished by shape, not only by colour. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {kinds.map((kind) => (
        <FileIcon key={kind} {...args} kind={kind} data-testid="icon" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const icon of canvas.getAllByTestId('icon')) await expect(icon).toHaveAttribute('aria-hidden');
  },
};

/** In a tile. */
export const Large: Story = { args: { size: 56, kind: 'directory' } };

/** In a line of text: without a background. */
export const Small: Story = { args: { size: 20, kind: 'pdf' } };
