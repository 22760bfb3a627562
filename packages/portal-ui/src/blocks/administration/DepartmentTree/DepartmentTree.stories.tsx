import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { departmentNodes } from '../../../testing/fixtures/administration.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { DepartmentTree } from './DepartmentTree.tsx';
import type { DepartmentEditing, DepartmentTreeProps } from './types.ts';

const editing: DepartmentEditing = {
  onAdd: fn(),
  onRename: fn(),
  onMove: fn(),
  onRemove: fn(),
  onLeaders: fn(),
  checkName: (name) => (name.includes('/') ? 'A name has no slash.' : undefined),
};

/** An app that holds the current department. */
function Controlled(props: DepartmentTreeProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <DepartmentTree
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
  title: 'Administration/DepartmentTree',
  component: DepartmentTree,
  parameters: { labels: 'departmentTree' },
  args: {
    nodes: departmentNodes,
    currentId: 'politics',
    editing,
    onCurrentIdChange: fn(),
    onRetry: fn(),
    labels: en.departmentTree,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 460, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DepartmentTree>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const item = ({ canvas }: Context, name: string) => canvas.getByRole('treeitem', { name: new RegExp(name) });

async function openMenu(context: Context, name: string) {
  await context.userEvent.click(item(context, name));
  await context.userEvent.click(within(item(context, name)).getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
}

/** The path to the current department is open. */
export const Ready: Story = {
  play: async (context) => {
    await expect(context.canvas.getByRole('treeitem', { selected: true })).toHaveTextContent('时政部');
    await context.userEvent.click(item(context, '经济部'));
    await expect(context.args.onCurrentIdChange).toHaveBeenCalledWith('economy');
  },
};

/** Without the permission there is nothing to press but the departments. */
export const ReadOnly: Story = {
  args: { editing: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A new department is named in its place, below its parent. */
export const AddBelow: Story = {
  play: async (context) => {
    await openMenu(context, '时政部');
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Add department below' }));
    const field = await context.canvas.findByRole('textbox', { name: 'Name of the new department' });
    await waitFor(() => expect(field).toHaveFocus());
    await context.userEvent.type(field, 'Data desk{Enter}');
    await expect(editing.onAdd).toHaveBeenCalledWith('Data desk', 'politics');
    await expect(context.canvas.getByRole('tree')).toHaveFocus();
  },
};

/** The button below the tree adds a department at the top. */
export const AddTop: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add department' }));
    await context.userEvent.type(await context.canvas.findByRole('textbox'), 'Data desk{Enter}');
    await expect(editing.onAdd).toHaveBeenCalledWith('Data desk', undefined);
  },
};

/** F2 renames the active department; Escape leaves the name as it is. */
export const Rename: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name of 时政部' }), 'Politics{Escape}');
    await expect(editing.onRename).not.toHaveBeenCalled();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Politics{Enter}');
    await expect(editing.onRename).toHaveBeenCalledWith('politics', 'Politics');
  },
};

/** A name that is not possible says why, and stays in its field. */
export const BadName: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'a/b{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('A name has no slash.');
    await expect(field).toBeVisible();
    await expect(editing.onRename).not.toHaveBeenCalled();
  },
};

/** Alt with an arrow changes the order; the move is announced. */
export const Order: Story = {
  args: { currentId: 'economy' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(editing.onMove).toHaveBeenCalledWith('economy', {
      parentId: 'editorial',
      beforeId: 'politics',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('经济部 was moved.');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(editing.onMove).toHaveBeenCalledOnce();
  },
};

/** A department goes anywhere but into itself. */
export const MoveTo: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openMenu(context, '时政部');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('treeitem', { name: /融媒体中心/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move to 融媒体中心' }));
    await expect(editing.onMove).toHaveBeenCalledWith('politics', { parentId: 'media' });
  },
};

/** The menu of a department with people: it cannot be deleted. Shift+F10 opens it. */
export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const remove = await screen.findByRole('menuitem', { name: 'Delete (only when empty)' });
    await expectVisible(remove);
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
};

/** An empty department is deleted after a question. */
export const Remove: Story = {
  args: { currentId: 'archive' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(editing.onRemove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete department' }));
    await expect(editing.onRemove).toHaveBeenCalledWith('archive');
  },
};

/** The leaders are chosen by the app. */
export const Leaders: Story = {
  play: async (context) => {
    await openMenu(context, '时政部');
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Leaders…' }));
    await expect(editing.onLeaders).toHaveBeenCalledWith('politics');
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
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { nodes: [], status: 'offline' } };

/** An organisation without departments: the first one is added below. */
export const Empty: Story = { args: { nodes: [] } };

/** Two thousand departments: only those in view are mounted. */
export const Many: Story = {
  args: {
    currentId: 't99-20',
    nodes: Array.from({ length: 100 }, (_, top) => ({
      id: `t${top}`,
      name: `分社 ${top + 1}`,
      count: 200,
      children: Array.from({ length: 20 }, (__, index) => ({
        id: `t${top}-${index + 1}`,
        name: `编辑部 ${index + 1}`,
        count: 10,
        children: [],
      })),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('treeitem', { selected: true })).toBeVisible());
    await expect(canvasElement.querySelectorAll('[role="treeitem"]').length).toBeLessThan(40);
  },
};

/** Long names end in an ellipsis; count and menu stay in view. */
export const LongNames: Story = {
  args: {
    currentId: 'long',
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
            children: [],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12480')).toBeVisible();
  },
};

/** On a phone the menu button is always there. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The Enter that confirms an input method's text does not take the name yet. */
export const ComposesAName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add department' }));
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name of the new department' });
    await composeInChromium(field, ['w', 'wang'], '王');
    await composeInWebKit(field, ['王f', '王fang'], '王芳');
    await expect(field).toHaveValue('王芳');
    await expect(editing.onAdd).not.toHaveBeenCalled();
  },
};
