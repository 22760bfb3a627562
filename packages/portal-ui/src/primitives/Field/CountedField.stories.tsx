import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { expectVisible } from '../../testing/expect-visible.ts';
import { CountedField, CountedTextArea } from './CountedField.tsx';

const meta = {
  title: 'Primitives/CountedField',
  component: CountedField,
  parameters: { labels: 'countedField' },
  args: {
    label: '群名称',
    placeholder: '必填，不超过16个字符',
    max: 16,
    onValueChange: fn(),
    labels: en.countedField,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof CountedField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Empty: Story = {};

/** A rare character and an emoji count as one each. */
export const Counting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '群名称' });
    await userEvent.click(field);
    await userEvent.paste('𠮷野家🎉');
    await expectVisible(canvas.getByText('4/16'));
    await expect(field).toHaveAccessibleDescription('4 of 16 characters');
    await expect(args.onValueChange).toHaveBeenCalledWith('𠮷野家🎉');
  },
};

/** Over the limit: nothing is truncated, and the excess is shown. */
export const Over: Story = {
  args: { defaultValue: '二〇二六年全国两会新闻报道联合工作组' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '群名称' });
    await expect(field).toHaveValue('二〇二六年全国两会新闻报道联合工作组');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('2 characters too many. 18 of 16 characters');
  },
};

/** Text under composition is not counted as excess. */
export const Composing: Story = {
  args: { defaultValue: '全国两会新闻报道联合工作', max: 14 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '群名称' });
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: '全国两会新闻报道联合工作xiaozu' } });
    await expectVisible(canvas.getByText('18/14'));
    await expect(field).toBeValid();
    await fireEvent.input(field, { target: { value: '全国两会新闻报道联合工作小组' } });
    await fireEvent.compositionEnd(field, { data: '小组' });
    await expectVisible(canvas.getByText('14/14'));
    await expect(field).toBeValid();
  },
};

/** Another error shows in the same place. */
export const Refused: Story = { args: { defaultValue: '夜班值守', error: '这个名称已经有人用了。' } };

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: '夜班值守', disabled: true } };

/** Five rows, with the counter below. */
export const Lines: Story = {
  render: ({ labels }) => (
    <CountedTextArea
      label="群简介"
      placeholder="必填，不超过200个字符"
      max={200}
      defaultValue="两会期间每天八点碰头，稿件统一从这里走。"
      labels={labels}
    />
  ),
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('20/200'));
  },
};
