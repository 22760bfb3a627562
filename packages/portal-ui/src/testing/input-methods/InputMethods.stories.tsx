import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { preloadLazyComponents } from '../../hooks/lazy-component.tsx';
import { composeInChromium, composeInWebKit, giveUpComposing } from '../input-method.ts';
import { rows } from './rows.tsx';

/** Renders one field at a time. */
function Table() {
  return <div data-testid="place" />;
}

const meta = {
  title: 'Testing/Input methods',
  // Preloads lazy components, so that no story waits for the network.
  beforeEach: preloadLazyComponents,
  component: Table,
  tags: ['!autodocs'],
  // Accessibility is checked in the component's own stories.
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The enabled field of that name. */
async function fieldOf(name: string): Promise<HTMLInputElement | HTMLTextAreaElement> {
  const found = await screen.findAllByLabelText(name, { selector: 'input, textarea' });
  const field = found.at(-1);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`There is no field named ${name}.`);
}

async function failuresOf(place: HTMLElement, file: string): Promise<string[]> {
  const row = Object.entries(rows).find(([name]) => name === file)?.[1];
  if (!row) return [`${file} has no row`];
  const act = fn();
  const failures: string[] = [];
  const react = createRoot(place);
  react.render(row.draw(act));
  try {
    if (row.opens !== undefined) (await screen.findByRole('button', { name: row.opens })).click();
    for (const name of row.names) {
      // oxlint-disable no-await-in-loop -- one field at a time has the focus
      const field = await fieldOf(name);
      await waitFor(() => expect(field).toBeVisible());
      field.focus();
      await giveUpComposing(field);
      if (!field.isConnected) failures.push(`${file}: giving up in ${name} takes the field away`);
      await composeInChromium(field, ['w', 'wang'], '王');
      await composeInWebKit(field, ['王f', '王fang'], '王芳');
      if (field.value !== '王芳') failures.push(`${file}: ${name} holds “${field.value}”`);
      if (act.mock.calls.length > 0) failures.push(`${file}: a key of the input method acts on ${name}`);
      act.mockClear();
    }
  } finally {
    queueMicrotask(() => react.unmount());
    await waitFor(() => expect(place).toBeEmptyDOMElement());
  }
  return failures;
}

/**
 * Composes in every text field without a story of its own for it, in the order of Chromium and of WebKit: the text
 * arrives, and the confirming or cancelling keys do nothing else. Reports all failures at once.
 */
export const EveryField: Story = {
  play: async ({ canvas }) => {
    const failures: string[] = [];
    for (const file of Object.keys(rows)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: dialogs take the page for themselves
      failures.push(...(await failuresOf(canvas.getByTestId('place'), file)));
    }
    await expect(failures).toEqual([]);
  },
};
