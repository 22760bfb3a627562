import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { applyGlobals } from './globals.ts';

type Globals = Record<string, unknown>;

/** Values of the toolbar. Stories get them by a loader; pages of text have no story. */
let globals: Globals = {};
const listeners = new Set<() => void>();
const change = (next: Globals) => {
  globals = next;
  for (const listener of listeners) listener();
};
const device = matchMedia('(prefers-color-scheme: dark)');

/** Listens to the toolbar. The frames of a board send their own initial values on the same channel: only the first ones count. */
export function listenToToolbar(): void {
  const channel = addons.getChannel();
  channel.once(SET_GLOBALS, (update: { globals: Globals }) => change(update.globals));
  channel.on(GLOBALS_UPDATED, (update: { userGlobals: Globals }) => change(update.userGlobals));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
  };
}

/** A page of text or of a component, in the toolbar's theme. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const current = useSyncExternalStore(subscribe, () => globals);
  const deviceIsDark = useSyncExternalStore(subscribe, () => device.matches);
  useEffect(() => applyGlobals(current), [current]);
  const { scheme } = current;
  const isDark = scheme === 'dark' || (scheme === 'system' && deviceIsDark);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
