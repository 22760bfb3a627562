import { lazyComponent, type LazyComponent } from '@snap/portal-ui/hooks';
import type { ComponentType } from 'react';
import type { LabelArea } from './labels.ts';

/** Fetches something and the words of its area. */
export async function loadWithLabels<Code>(area: LabelArea, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([
    load(),
    import('./lazy-labels.ts').then(({ loadLabels }) => loadLabels(area)),
  ]);
  return code;
}

/** A component whose code, and the words of its area, are fetched when it is first rendered: see `lazyComponent`. */
export function withLabels<Props extends object>(
  area: LabelArea,
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType,
): LazyComponent<Props> {
  return lazyComponent(() => loadWithLabels(area, load), Pending);
}
