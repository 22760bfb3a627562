import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Storybook's documentation blocks are larger than most stories: only pages load them, not the frame of every story.
const ThemedDocs = lazy(async () => ({ default: (await import('../docs-container.tsx')).ThemedDocs }));
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

export const LazyDocs = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);

export const LazyDocsPage = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);
