import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { auditRows } from '../../../testing/fixtures/administration.ts';
import { AuditSheet } from './AuditSheet.tsx';

const [changed, refused] = auditRows;

const meta = {
  title: 'Administration/AuditLog/AuditSheet',
  component: AuditSheet,
  parameters: { labels: 'auditLog' },
  args: {
    entry: changed ?? { id: '', when: '', action: '' },
    facts: [{ name: 'Address', value: '192.0.2.17' }],
    changes: [
      { field: 'Position', before: 'Editor', after: 'Reporter' },
      { field: 'Email', after: 'lina@demo.example' },
    ],
    actions: <Button size="small">…</Button>,
    onClose: fn(),
    labels: en.auditLog,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', containerType: 'inline-size', blockSize: 480, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuditSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was there before and after; an empty value says so. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Changes' })).toHaveTextContent('Editor');
    await expect(canvas.getByText('empty')).toBeVisible();
    // Where the story begins, the focus may be elsewhere on the page.
    canvas.getByRole('region', { name: 'Person changed' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing has changed, and nobody is known. */
export const Refused: Story = {
  args: {
    ...(refused && { entry: refused }),
    facts: [{ name: 'Reason', value: 'Wrong password' }],
    changes: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No account')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Changes' })).not.toBeInTheDocument();
  },
};

/** On a phone it is over the log. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
