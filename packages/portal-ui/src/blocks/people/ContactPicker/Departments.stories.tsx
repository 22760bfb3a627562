import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { me } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { sourceChoices } from '../../../testing/fixtures/source-choices.ts';
import { ContactPickerPanel } from './ContactPickerPanel.tsx';

const meta = {
  title: 'People/ContactPicker/Departments',
  component: ContactPickerPanel,
  argTypes: { source: sourceChoices },
  parameters: { labels: 'contactPicker' },
  args: {
    source: storySource(),
    self: me,
    onSubmit: fn(),
    start: { tab: 'departments' },
    labels: en.contactPicker,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640, maxInlineSize: 880 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactPickerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('treeitem', { name });
const heading = (canvas: ReturnType<typeof within>) => canvas.getByRole('heading', { name: /^Selected/ });
const checkOf = (row: HTMLElement) => {
  const check = row.querySelector('[data-check]');
  if (!check) throw new Error('No check mark.');
  return check;
};

/** The tree by keys: Right opens and goes in, Left goes out and closes, Space chooses. */
export const Tree: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(item(canvas, /要闻组/)).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(item(canvas, /总编室/)).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A whole department in one step: it counts everyone in it, and they show as chosen. */
export const WholeDepartment: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(checkOf(item(canvas, /融媒体中心/)));
    await expect(heading(canvas)).toHaveTextContent('8 selected');
    await userEvent.click(item(canvas, /融媒体中心/));
    await userEvent.click(await canvas.findByRole('treeitem', { name: /视频部/ }));
    await expect(item(canvas, /李娜/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ count: 7 })));
  },
};

/** One of them is left out: the department is half chosen, and says how many it lacks. */
export const OneLeftOut: Story = {
  args: { start: { departmentId: 'video' } },
  play: async ({ args, canvas, userEvent }) => {
    const department = await canvas.findByRole('treeitem', { name: /视频部/ });
    await userEvent.click(checkOf(department));
    await userEvent.click(item(canvas, /李娜/));
    await expect(department).toHaveAttribute('aria-checked', 'mixed');
    await expectVisible(item(canvas, /李娜.*Left out/));
    await expect(canvas.getByText('without 1')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ count: 6, excludedIds: ['demo~lina'] }),
      ),
    );
  },
};

/** A person is chosen below: all departments above are half chosen, also while closed. */
export const HalfChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '10001{Enter}{Escape}');
    await expect(item(canvas, /总编室/)).toHaveAttribute('aria-checked', 'mixed');
    await expect(item(canvas, /国际部/)).toHaveAttribute('aria-checked', 'false');
  },
};

/** Everyone in it, chosen one by one: it is chosen, too, and one press takes all of them out. */
export const ChosenOneByOne: Story = {
  args: { start: { departmentId: 'video' } },
  play: async ({ canvas, userEvent }) => {
    const department = await canvas.findByRole('treeitem', { name: /视频部/ });
    const people = canvas.getAllByRole('treeitem').filter((row) => row.ariaLevel === '3');
    for (const row of people) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(row);
    }
    await expect(department).toHaveAttribute('aria-checked', 'true');
    await expect(item(canvas, /融媒体中心/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(checkOf(department));
    await expect(heading(canvas)).toHaveTextContent('1 selected');
  },
};

/** A department below a chosen one cannot be left out by itself: it says with which it is chosen. */
export const CoveredDepartment: Story = {
  args: { start: { departmentId: 'media' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(checkOf(await canvas.findByRole('treeitem', { name: /融媒体中心/ })));
    const below = await canvas.findByRole('treeitem', { name: /视频部.*With 融媒体中心/ });
    await expect(below).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(checkOf(below));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Take that one out first.');
  },
};

/** More people than may be chosen: it is refused, with both figures. */
export const OverTheCap: Story = {
  args: { rules: { max: 5 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(checkOf(item(canvas, /融媒体中心/)));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '融媒体中心 has 7 people. You can choose 5 at most.',
    );
    await expect(heading(canvas)).toHaveTextContent('1 of 5 selected, including you');
  },
};

/** More of them at submit than were known before: it is refused then, and nothing is lost. */
export const OverTheCapAtSubmit: Story = {
  args: {
    rules: { max: 20 },
    source: storySource({ everyone: () => Promise.resolve({ total: 900 }) }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(checkOf(item(canvas, /融媒体中心/)));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expectVisible(await canvas.findByText(/You can choose 20 at most/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Fetching the members fails on submit: the failure is shown, and the selection stays. */
export const CheckFails: Story = {
  args: { source: storySource({ everyone: () => Promise.reject(new Error('no response')) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(checkOf(item(canvas, /融媒体中心/)));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expectVisible(await canvas.findByText(/could not be looked up/));
    await expect(heading(canvas)).toHaveTextContent('8 selected');
  },
};

/** Found by name or pinyin: it shows what is above it and how many it brings, and is chosen as a whole. */
export const FoundByName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'shipinbu');
    const found = await canvas.findByRole('option', { name: /视频部/ });
    await expect(found).toHaveTextContent('融媒体中心');
    await expect(found).toHaveTextContent('7 people');
    await userEvent.keyboard('{Enter}');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    // The department above it has no other people.
    await expect(item(canvas, /融媒体中心/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ count: 7, departments: [expect.objectContaining({ id: 'video' })] }),
      ),
    );
  },
};

/** Found below a chosen one: it says with which it is chosen. */
export const FoundBelowAChosenOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(checkOf(item(canvas, /融媒体中心/)));
    await userEvent.type(canvas.getByRole('combobox'), '视频部');
    const found = await canvas.findByRole('option', { name: /视频部.*With 融媒体中心/ });
    await expect(found).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Where no department can be chosen, one that was found opens in the tree. */
export const FoundOpens: Story = {
  args: { rules: { mode: 'single' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Recent' }));
    await userEvent.type(canvas.getByRole('combobox'), '视频部{Enter}');
    await expect(await canvas.findByRole('treeitem', { name: /视频部/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectVisible(item(canvas, /李娜/));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

/** It opens at a department. */
export const StartDepartment: Story = {
  args: { start: { departmentId: 'headlines' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /张伟/ })).toHaveAttribute('aria-level', '4');
  },
};

/** The people of one department fail to load: its row shows the failure, and Enter retries; the rest of the tree works. */
export const FailedDepartment: Story = {
  args: { source: storySource({ members: () => Promise.reject(new Error('no response')) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(item(canvas, /总编室/));
    await expectVisible(await canvas.findByRole('treeitem', { name: /could not be loaded/ }));
    await userEvent.click(item(canvas, /国际部/));
    await expectVisible(await canvas.findByRole('treeitem', { name: /亚洲组/ }));
  },
};
