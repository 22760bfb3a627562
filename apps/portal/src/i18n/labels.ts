import type { Labels } from '@snap/portal-ui';
import { proxy, ref, useSnapshot } from 'valtio';

const current = proxy<{ labels?: Labels }>({});

export function setLabels(labels: Labels): void {
  current.labels = ref(labels);
}

/** The library's words in the active language. */
export function useLabels(): Labels {
  const { labels } = useSnapshot(current);
  if (!labels) throw new Error('No language has been activated.');
  return labels;
}
