import { onFirstUse, type FirstUse } from '@snap/portal-ui/hooks';
import type { ComponentType } from 'react';
import type { FurtherArea } from './labels.ts';

/** Fetches something and the words of its area. */
export async function fetchWithWords<Code>(area: FurtherArea, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([
    load(),
    import('./further-words.ts').then(({ loadWords }) => loadWords(area)),
  ]);
  return code;
}

/** A component whose code, and the words of its area, are fetched when it is first rendered: see `onFirstUse`. */
export function withWords<Props extends object>(
  area: FurtherArea,
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType,
): FirstUse<Props> {
  return onFirstUse(() => fetchWithWords(area, load), Pending);
}
