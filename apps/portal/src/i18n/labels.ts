import type { DirectoryLabels, MessagesLabels, ShellLabels, SignInLabels } from '@snap/portal-ui';
import { proxy, ref, useSnapshot } from 'valtio';

/** The library's words that the first page may need; those of other areas would only make it heavier. */
export interface FirstLabels extends ShellLabels, SignInLabels, DirectoryLabels, MessagesLabels {}

const current = proxy<{ labels?: FirstLabels }>({});

export function setLabels(labels: FirstLabels): void {
  current.labels = ref(labels);
}

/** The library's words in the active language. */
export function useLabels(): FirstLabels {
  const { labels } = useSnapshot(current);
  if (!labels) throw new Error('No language has been activated.');
  return labels;
}
