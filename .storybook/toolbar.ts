import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;

/** Values of the toolbar. Stories get them by a loader; pages of text have no story. */
let globals: Globals = {};
const listeners = new Set<() => void>();
const change = (next: Globals) => {
  globals = next;
  for (const listener of listeners) listener();
};

/** Listens to the toolbar. The frames of a board send their own initial values on the same channel: only the first ones count. */
export function listenToToolbar(): void {
  const channel = addons.getChannel();
  channel.once(SET_GLOBALS, (update: { globals: Globals }) => change(update.globals));
  channel.on(GLOBALS_UPDATED, (update: { userGlobals: Globals }) => change(update.userGlobals));
}

export const readToolbar = (): Globals => globals;

/** Calls a listener after each change of the toolbar; returns what stops it. */
export function onToolbarChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
