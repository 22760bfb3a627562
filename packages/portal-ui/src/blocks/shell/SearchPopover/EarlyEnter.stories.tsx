import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { groupsFound, people } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { SearchPopover } from './SearchPopover.tsx';
import type { SearchPopoverProps } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/SearchPanel.tsx';

/** Resolves a query when its button is pressed; each query has results of its own. */
function Search(props: SearchPopoverProps) {
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  const ready = query !== '' && answered === query;
  const matching = query.startsWith('li') ? [people.lina] : [people.zhangwei];
  return (
    <div>
      <SearchPopover
        {...props}
        query={query}
        onQueryChange={setQuery}
        found={{
          ...props.found,
          status: query === '' ? 'idle' : ready ? 'ready' : 'loading',
          // Previous rows stay until the next results.
          people: answered === '' ? [] : answered === query ? matching : [people.garcia],
          groups: ready ? groupsFound : [],
          counts: ready ? { people: 1, groups: 2 } : undefined,
        }}
      />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(query)}
      >
        Answer
      </button>
    </div>
  );
}

const meta = {
  title: 'Shell/SearchPopover/EarlyEnter',
  component: SearchPopover,
  parameters: { labels: 'searchPopover', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 600, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Search {...args} />,
  args: {
    query: '',
    onQueryChange: fn(),
    found: { status: 'idle', people: [], groups: [], onRetry: fn() },
    actions: { onOpenPerson: fn(), onOpenGroup: fn(), onMessagePerson: fn() },
    labels: en.searchPopover,
  },
} satisfies Meta<typeof SearchPopover>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The button is hidden behind the panel, so it is pressed without the pointer. */
const respond = (canvas: Parameters<Play>[0]['canvas']) =>
  canvas.getByRole('button', { name: 'Answer' }).click();

/** Enter before the results opens the first one on arrival; Ctrl+Enter starts a chat. */
export const ActsOnTheFirstResult: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zhang{Enter}');
    await expect(args.actions.onOpenPerson).not.toHaveBeenCalled();
    respond(canvas);
    await waitFor(() => expect(args.actions.onOpenPerson).toHaveBeenCalledOnce());
    await expect(args.actions.onOpenPerson).toHaveBeenCalledWith(
      expect.objectContaining({ id: people.zhangwei.id }),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'li{Control>}{Enter}{/Control}');
    respond(canvas);
    await waitFor(() =>
      expect(args.actions.onMessagePerson).toHaveBeenCalledWith(
        expect.objectContaining({ id: people.lina.id }),
      ),
    );
    await expect(args.actions.onOpenPerson).toHaveBeenCalledOnce();
  },
};

/** A new query or Escape cancels the pending Enter. */
export const IsDropped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zhang{Enter}');
    await userEvent.type(field, 'w');
    respond(canvas);
    await canvas.findByRole('option', { name: /张伟/ });
    await userEvent.type(field, 'e{Enter}{Escape}zhangwe');
    respond(canvas);
    await canvas.findByRole('option', { name: /张伟/ });
    await expect(args.actions.onOpenPerson).not.toHaveBeenCalled();
  },
};

/** The Enter that confirms a composition opens nothing when the results arrive. */
export const NotWhileComposing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(field);
    await composeInChromium(field, ['z', 'zh', 'zhang'], '张');
    respond(canvas);
    await canvas.findByRole('option', { name: /张伟/ });
    await composeInWebKit(field, ['张w', '张wei'], '张伟');
    respond(canvas);
    await canvas.findByRole('option', { name: /张伟/ });
    await expect(args.actions.onOpenPerson).not.toHaveBeenCalled();
  },
};
