import { lazyComponent, type LazyComponent } from '@snap/portal-ui/hooks';
import type { ComponentType } from 'react';
import type { LabelArea } from './labels.ts';

/** Fetches code together with the labels of its area. */
export async function loadWithLabels<Code>(area: LabelArea, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([
    load(),
    import('./lazy-labels.ts').then(({ loadLabels }) => loadLabels(area)),
  ]);
  return code;
}

/** A lazy component with the labels of its area: see `lazyComponent`. */
export function withLabels<Props extends object>(
  area: LabelArea,
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType,
): LazyComponent<Props> {
  return lazyComponent(() => loadWithLabels(area, load), Pending);
}
