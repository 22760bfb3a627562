import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { favourites } from '../../../testing/fixtures/favourites.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { collection, inColumn } from '../../../testing/fixtures/collection-list.tsx';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { CollectionList } from './CollectionList.tsx';

const meta = {
  title: 'Favourites/CollectionList',
  component: CollectionList,
  parameters: { labels: 'collectionList', layout: 'fullscreen' },
  decorators: [inColumn],
  args: collection,
} satisfies Meta<typeof CollectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind, filtered by kind and tag; the title links to the source. */
export const EveryKind: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // A group shows the mosaic of its members.
    const group = await canvas.findByRole('article', { name: '夜班值守' });
    await expect(group.querySelector('[data-count="3"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Style guide' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'c4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Links' }));
    await expect(args.filters.onKindChange).toHaveBeenCalledWith('link');
    await userEvent.click(canvas.getByRole('button', { name: '# 两会 2' }));
    await expect(args.filters.onTagChange).toHaveBeenCalledWith('两会');
  },
};

/** A deleted source: the saved content stays, without a link. */
export const SourceRemoved: Story = {
  args: { favourites: favourites.slice(8) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Source removed/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Open Eleanor Smith' })).not.toBeInTheDocument();
  },
};

/** A picture that fails to load shows an icon until the browser is online again. */
export const PictureNotLoaded: Story = {
  args: {
    favourites: favourites
      .filter(({ thumb }) => thumb)
      .map((favourite) => ({
        ...favourite,
        thumb: { url: 'data:image/png;base64,broken', width: 480, height: 320 },
      })),
  },
  play: async ({ canvasElement }) => {
    const pictures = () => canvasElement.querySelectorAll('img');
    await waitFor(() => expect(pictures()).toHaveLength(0));
    await expect(canvasElement.querySelector('article [data-kind=image]')).toBeVisible();
    const tries: string[] = [];
    const count = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLImageElement) tries.push(node.src);
    });
    count.observe(canvasElement, { childList: true, subtree: true });
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      return expect(tries.length).toBeGreaterThan(0);
    });
    await waitFor(() => expect(pictures()).toHaveLength(0));
    count.disconnect();
  },
};

/** A tag is added inline; a duplicate shows an error and is not sent. */
export const Tagging: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New tag for 张伟' }));
    const field = canvas.getByRole('combobox', { name: 'New tag for 张伟' });
    await userEvent.type(field, '两会{Enter}');
    await expect(field).toHaveAccessibleDescription('It has this tag already.');
    await expect(args.tagging.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'urgent{Enter}');
    await expect(args.tagging.onChange).toHaveBeenCalledWith('c1', ['两会', 'urgent']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the tag drafts from 两会发言稿.docx' }));
    await expect(args.tagging.onChange).toHaveBeenLastCalledWith('c2', ['两会']);
  },
};

/** A restored draft of a note shows in the field; unsaved text is reported until it is saved. */
export const NoteBegunEarlier: Story = {
  args: {
    notes: {
      defaultDraft: 'Call the',
      onDraftChange: fn(),
      onAdd: fn(async (text: string) => text !== 'Call the desk'),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(field).toHaveValue('Call the');
    await userEvent.type(field, ' desk{Control>}{Enter}{/Control}');
    // Until the response it is unknown whether the note was saved.
    await expect(args.notes?.onDraftChange).not.toHaveBeenCalledWith('');
    await waitFor(() => expect(field).toHaveValue('Call the desk'));
    await expect(args.notes?.onDraftChange).toHaveBeenLastCalledWith('Call the desk');
    await userEvent.type(field, ' today{Control>}{Enter}{/Control}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(args.notes?.onDraftChange).toHaveBeenLastCalledWith(''));
  },
};

/** The Enter that confirms a composition saves no partial tag, in either engine's event order. */
export const TaggingWithInputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New tag for Skyline.jpg' }));
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'New tag for Skyline.jpg' });
    await composeInChromium(field, ['ye', 'yejing'], '夜景');
    await composeInWebKit(field, ['tu'], '图片');
    await expect(args.tagging.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('图片');
  },
};

/** A note is edited inline; a refused edit stays open with its text. */
export const NoteRewritten: Story = {
  args: { notes: { onEdit: fn(async (_, text: string) => text !== 'Refused') } },
  play: async ({ args, canvas, userEvent }) => {
    const open = () => canvas.findByRole('button', { name: 'Edit the note Questions for tomorrow' });
    await userEvent.click(await open());
    const field = canvas.getByRole('textbox', { name: 'Edit the note Questions for tomorrow' });
    await expect(field).toHaveValue('Who confirms the figures?\nWhen is the deadline?');
    await userEvent.clear(field);
    await userEvent.type(field, 'Refused{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.notes?.onEdit).toHaveBeenCalledWith('c8', 'Refused'));
    await expect(field).toHaveValue('Refused');
    await userEvent.clear(field);
    await userEvent.type(field, 'Kept');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Keep' }).at(-1) ?? field);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expectVisible(await open());
  },
};

/** A restored edit of a note is open without taking the focus. */
export const NoteRewrittenEarlier: Story = {
  args: {
    notes: {
      defaultEdits: { c8: 'Who confirms' },
      onEditsChange: fn(),
      onEdit: fn(async () => true),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Edit the note Questions for tomorrow' });
    await expect(field).toHaveValue('Who confirms');
    await expect(field).not.toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Who confirms it?');
    await expect(args.notes?.onEditsChange).toHaveBeenLastCalledWith({ c8: 'Who confirms it?' });
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.notes?.onEditsChange).toHaveBeenLastCalledWith({}));
    await expect(args.notes?.onEdit).toHaveBeenCalledWith('c8', 'Who confirms it?');
  },
};

/** Removing is optimistic and can be undone with one press. */
export const Removed: Story = {
  args: { removed: { title: 'Style guide', onUndo: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove Skyline.jpg from the favourites' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith('c3');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.removed?.onUndo).toHaveBeenCalledOnce();
  },
};

/** The button or Ctrl+Enter saves a note and clears the field. */
export const Note: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Call the press office');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.notes?.onAdd).toHaveBeenCalledWith('Call the press office');
    await expect(field).toHaveValue('');
  },
};

/**
 * The Enter that confirms a composition saves no partial note, in either engine's event order; text under composition
 * is not counted.
 */
export const NoteWithInputMethod: Story = {
  args: { notes: { ...collection.notes, max: 8 } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    field.focus();
    await composeInChromium(field, ['women', 'women mingtian'], '我们明天');
    await expect(field).toBeValid();
    await composeInWebKit(field, ['我们明天kai'], '我们明天开会');
    await expect(args.notes?.onAdd).not.toHaveBeenCalled();
    await expect(field).toHaveValue('我们明天开会');
  },
};

/** A note over the limit shows by how much, and is not saved; its text stays. */
export const NoteTooLong: Story = {
  args: { notes: { ...collection.notes, max: 20 } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Call the press office today');
    await expect(field).toHaveAccessibleDescription(/7 characters too many/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.notes?.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toBeDisabled();
    await expect(field).toHaveValue('Call the press office today');
  },
};

/** Arrows move, Enter opens, Delete removes; Escape returns from a new tag to its favourite. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('article', { name: '张伟' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('article', { name: 'Skyline.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Delete}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'c3' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c3');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open Skyline.jpg' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.getByRole('article', { name: 'Skyline.jpg' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Eleanor Smith' })).toHaveFocus());
  },
};
