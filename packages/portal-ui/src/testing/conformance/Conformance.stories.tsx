import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { blocks } from './blocks.tsx';
import { cards } from './cards.tsx';
import { forms } from './forms.tsx';
import { primitives } from './primitives.tsx';
import { shell } from './shell.tsx';
import type { Row, Rows } from './types.ts';

/** Renders one component at a time. */
function Table() {
  return <div data-testid="place" />;
}

const meta = {
  title: 'Testing/Conformance',
  component: Table,
  tags: ['!autodocs'],
  // Accessibility is checked in the component's own stories.
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Renders one component at a time and checks its props on the page: `ref` is its element, rest props are on that
 * element, and `className` is there beside the library's own (on the same element, or around it for a field, whose
 * `ref` is its control). Reports all failures at once.
 */
function provesTable(rows: Record<string, Row>): Story {
  return {
    play: async ({ canvas }) => {
      const failures: string[] = [];
      for (const [name, row] of Object.entries(rows)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: dialogs take the page for themselves
        failures.push(...(await failuresOf(canvas.getByTestId('place'), name, row)));
      }
      await expect(failures).toEqual([]);
    },
  };
}

const find = (selector: string) => document.querySelector(selector);

async function failuresOf(place: HTMLElement, name: string, row: Row): Promise<string[]> {
  const react = createRoot(place);
  const seen: { ref?: Element } = {};
  react.render(
    row({
      className: `host-${name}`,
      'data-conformance': name,
      ref: (element) => {
        if (element) seen.ref = element;
      },
    }),
  );
  const marked = `[data-conformance="${name}"]`;
  const styled = `.host-${name}`;
  try {
    // Polls, because some parts are lazy.
    await waitFor(() => expect(find(marked) ?? find(styled) ?? seen.ref).toBeTruthy());
  } catch {
    return [`${name} takes nothing`];
  } finally {
    queueMicrotask(() => react.unmount());
  }
  const element = find(marked);
  return [
    ...(element ? [] : [`${name} drops rest props`]),
    ...(seen.ref ? [] : [`${name} drops ref`]),
    ...(seen.ref && element && seen.ref !== element
      ? [`${name}: ref and rest props are on two elements`]
      : []),
    ...((element?.closest(styled) ?? (!element && find(styled))) ? [] : [`${name} drops className`]),
  ];
}

/** Every export of the library that is a component: a missing one does not compile. */
const table: Rows = { ...primitives, ...forms, ...shell, ...blocks, ...cards };

/** Every component takes `ref`, `className` and rest props. */
export const Conforms: Story = provesTable(table);
