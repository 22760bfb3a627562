import { onFirstUse } from '@snap/portal-ui';
import type { ComponentType } from 'react';
import type { FurtherArea } from './further-words.ts';

/** A component whose code, and the words of its area, are fetched when it is first rendered. */
export function withWords<Props extends object>(
  area: FurtherArea,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return onFirstUse(async () => {
    const [component] = await Promise.all([
      load(),
      import('./further-words.ts').then(({ loadWords }) => loadWords(area)),
    ]);
    return component;
  });
}
