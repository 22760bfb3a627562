import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { themes } from 'storybook/theming';
import { useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { applyGlobals } from './globals.ts';
import { onToolbarChange, readToolbar } from './toolbar.ts';

const device = matchMedia('(prefers-color-scheme: dark)');

function onDeviceChange(listener: () => void): () => void {
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}

/** A page of text or of a component, in the toolbar's theme. Its English is read from left to right, whatever its frames show. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const current = useSyncExternalStore(onToolbarChange, readToolbar);
  const deviceIsDark = useSyncExternalStore(onDeviceChange, () => device.matches);
  useEffect(() => applyGlobals({ ...current, direction: 'ltr' }), [current]);
  const { scheme } = current;
  const isDark = scheme === 'dark' || (scheme === 'system' && deviceIsDark);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
