import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { OrgTree } from './OrgTree.tsx';
import type { OrgNode, OrgTreeProps } from './types.ts';

const nodes: OrgNode[] = [
  {
    id: 'editorial',
    name: '总编室',
    count: 128,
    children: [
      {
        id: 'politics',
        name: '时政部',
        count: 46,
        children: [
          { id: 'headlines', name: '要闻组', count: 12, children: [] },
          { id: 'parliament', name: '两会报道组', count: 9, children: [] },
        ],
      },
      { id: 'economy', name: '经济部', count: 31, children: [] },
    ],
  },
  { id: 'media', name: '融媒体中心', count: 210 },
  {
    id: 'world',
    name: 'Redacción internacional y coordinación de corresponsalías en el extranjero',
    count: 64,
  },
  { id: 'archive', name: '资料室', count: 0, children: [] },
];

/** An app that holds the current department. */
function Controlled(props: OrgTreeProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <OrgTree
      {...props}
      currentId={currentId}
      onCurrentIdChange={(id) => {
        setCurrentId(id);
        props.onCurrentIdChange?.(id);
      }}
    />
  );
}

const meta = {
  title: 'People/OrgTree',
  component: OrgTree,
  parameters: { labels: 'orgTree' },
  args: { nodes, onCurrentIdChange: fn(), onLoadChildren: fn(), onRetry: fn(), labels: en.orgTree },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420, maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrgTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a department selects it, a press on its arrow expands it. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const editorial = canvas.getByRole('treeitem', { name: /总编室/ });
    const twist = editorial.querySelector('[data-twist]');
    if (twist) await userEvent.click(twist);
    await expect(editorial).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onCurrentIdChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('treeitem', { name: /经济部/ }));
    await expect(args.onCurrentIdChange).toHaveBeenCalledWith('economy');
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveTextContent('经济部');
  },
};

/** The ancestors of the current department are expanded, at any depth. */
export const Current: Story = {
  args: { currentId: 'headlines' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('treeitem', { selected: true });
    await expect(current).toHaveAttribute('aria-level', '3');
    await expect(current).toHaveAccessibleName('要闻组 12 people');
  },
};

/** Selecting a department from outside, for instance by a search, expands its ancestors. */
export const ChosenElsewhere: Story = {
  args: { defaultExpandedIds: [] },
  render: function Elsewhere(args) {
    const [currentId, setCurrentId] = useState('archive');
    return (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
        <button type="button" onClick={() => setCurrentId('headlines')}>
          Show the headlines desk
        </button>
        <OrgTree {...args} currentId={currentId} onCurrentIdChange={setCurrentId} style={{ flex: 1 }} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /资料室/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the headlines desk' }));
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName('要闻组 12 people');
  },
};

/** Keyboard: Right expands and enters, Left leaves and collapses, letters search, Enter selects. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tree = canvas.getByRole('tree', { name: 'Departments' });
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');
    tree.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(active()).toHaveTextContent('要闻组');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(active()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('r');
    await expect(active()).toHaveTextContent('Redacción');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onCurrentIdChange).toHaveBeenCalledWith('editorial');
  },
};

/** Expanding a department for the first time requests its children. */
export const LoadingChildren: Story = {
  args: {
    nodes: [{ id: 'media', name: '融媒体中心', count: 210, status: 'loading' }],
    defaultExpandedIds: ['media'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

/** Children are requested on expanding, not before. */
export const Lazy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onLoadChildren).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLoadChildren).toHaveBeenCalledWith('media');
  },
};

/** The children of a department failed to load: the row says so and offers a retry. */
export const FailedChildren: Story = {
  args: {
    nodes: [{ id: 'media', name: '融媒体中心', count: 210, status: 'failed' }, ...nodes.slice(2)],
    defaultExpandedIds: ['media'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /Could not be loaded/ }));
    await expect(args.onLoadChildren).toHaveBeenCalledWith('media');
  },
};

/** The tree loads. */
export const Loading: Story = { args: { nodes: [], status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { nodes: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The tree failed to load. */
export const Failed: Story = {
  args: { nodes: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Offline. */
export const Offline: Story = { args: { nodes: [], status: 'offline' } };

/** There are no departments. */
export const Empty: Story = { args: { nodes: [] } };

/** Names that overflow end in an ellipsis at any depth; the number of people stays visible. */
export const LongNames: Story = {
  args: {
    nodes: [
      {
        id: 'long',
        name: 'Subdirección general de coordinación de ediciones digitales y convergencia',
        count: 12_480,
        children: [
          {
            id: 'longer',
            name: '融媒体中心新媒体产品研发与用户运营联合工作组（筹备）办公室',
            count: 4_096,
            children: [{ id: 'deep', name: 'Fotografía y vídeo de última hora', count: 1_024, children: [] }],
          },
        ],
      },
    ],
    defaultExpandedIds: ['long', 'longer'],
  },
  play: async ({ canvas }) => {
    for (const count of ['12480 people', '4096 people', '1024 people']) {
      const words = canvas.getByText(count.replace(' people', ''));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
  },
};

/** Two thousand expanded departments: mounts only the visible rows. */
export const Many: Story = {
  args: {
    nodes: Array.from({ length: 100 }, (_, top) => ({
      id: `t${top}`,
      name: `分社 ${top + 1}`,
      count: 200,
      children: Array.from({ length: 20 }, (__, index) => ({
        id: `t${top}-${index}`,
        name: `编辑部 ${index + 1}`,
        count: 10,
        children: [],
      })),
    })),
    defaultExpandedIds: Array.from({ length: 100 }, (_, top) => `t${top}`),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{End}');
    await expectVisible(await canvas.findByRole('treeitem', { name: /编辑部 20/ }));
    await expect(canvasElement.querySelectorAll('[role="treeitem"]').length).toBeLessThan(40);
  },
};

/** Right-to-left: Left expands. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /总编室/ })).toHaveAttribute('aria-expanded', 'true');
  },
};
