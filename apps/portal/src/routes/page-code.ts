import type { ComponentType } from 'react';
import { fetchCode } from './fetch-code.ts';
import type { Page } from './pages.ts';

const loaded = new Map<string, ComponentType>();

/** Fetches the code of a page, once; see `fetchCode` for how it waits. */
export async function loadPage({ path, load }: Page): Promise<void> {
  if (!loaded.has(path)) loaded.set(path, await fetchCode(load));
}

/** The component of a page whose code is here. */
export function loadedPage(path: string): ComponentType | undefined {
  return loaded.get(path);
}
