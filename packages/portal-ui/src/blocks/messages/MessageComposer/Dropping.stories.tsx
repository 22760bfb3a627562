import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { Draft, draftArgs, field } from './story-draft.tsx';
import { drag } from './story-files.ts';
import type { MessageComposerProps } from './types.ts';

const files = { onAdd: fn(), limits: { count: 20, size: 1_024, sizeText: '1 KB' } };

const meta = {
  title: 'Messages/MessageComposer/Dropping',
  component: MessageComposer,
  parameters: { labels: 'messageComposer', layout: 'fullscreen' },
  render: (args) => <Draft {...args} />,
  args: { ...draftArgs, files },
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole composer is the drop target. */
export const DropTarget: Story = {
  play: async ({ canvas }) => {
    drag(canvas.getByRole('textbox', field), 'dragenter');
    await expectVisible(await canvas.findByText('Drop to add to your message to 张伟'));
  },
};

/** Dropped files are attached; leaving with the drag removes the overlay. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', field);
    drag(text, 'dragenter');
    drag(await canvas.findByText('Drop to add to your message to 张伟'), 'dragleave');
    await waitFor(() => expect(canvas.queryByText('Drop to add to your message to 张伟')).toBeNull());
    drag(text, 'dragenter');
    drag(await canvas.findByText('Drop to add to your message to 张伟'), 'drop');
    await expect(files.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.png' })]);
    await waitFor(() => expect(canvas.queryByText('Drop to add to your message to 张伟')).toBeNull());
  },
};

function InAConversation(args: MessageComposerProps) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setArea}
      style={{ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: 420 }}
    >
      <p style={{ flex: 1, padding: 16 }}>What was said</p>
      <MessageComposer {...args} files={{ ...files, dropArea: area }} />
    </div>
  );
}

/** The whole conversation is the drop target: the overlay covers it, and the field has the focus after the drop. */
export const DropOnTheConversation: Story = {
  render: (args) => <InAConversation {...args} />,
  play: async ({ canvas }) => {
    drag(canvas.getByText('What was said'), 'dragenter');
    const overlay = await canvas.findByText('Drop to add to your message to 张伟');
    await expectVisible(canvas.getByText('At most 20 files of up to 1 KB each'));
    drag(overlay, 'dragleave');
    await waitFor(() => expect(canvas.queryByText(/^Drop to add/)).toBeNull());
    drag(canvas.getByText('What was said'), 'dragenter');
    drag(await canvas.findByText('Drop to add to your message to 张伟'), 'drop');
    await expect(files.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.png' })]);
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveFocus());
  },
};

/** Appearance of the overlay during a drag over the conversation. */
export const HangingOverTheConversation: Story = {
  render: (args) => <InAConversation {...args} />,
  play: async ({ canvas }) => {
    drag(canvas.getByText('What was said'), 'dragenter');
    await expectVisible(await canvas.findByText('Drop to add to your message to 张伟'));
  },
};

/** A read-only conversation refuses files with a reason, and the page does not navigate to them. */
export const DropOnAClosedConversation: Story = {
  args: { disabledReason: 'The topic is closed. Nothing can be written here any more.' },
  render: (args) => <InAConversation {...args} />,
  play: async ({ args, canvas }) => {
    drag(canvas.getByText('What was said'), 'dragenter');
    await waitFor(() => expect(canvas.getAllByText(args.disabledReason ?? '')).toHaveLength(2));
    await expect(drag(canvas.getByText('What was said'), 'drop').defaultPrevented).toBe(true);
    await expect(files.onAdd).not.toHaveBeenCalled();
  },
};
