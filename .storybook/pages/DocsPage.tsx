import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import type { BlockPage as Content } from '../../packages/portal-ui/src/testing/block-page.ts';
import { StateBoard } from '../boards/StateBoard.tsx';
import { BlockPage } from './BlockPage.tsx';

// The content of each block's page, and the source of its example, by path.
const contents = import.meta.glob<Content>('../../packages/portal-ui/src/blocks/*/*/*.page.tsx', {
  import: 'page',
});
const examples = import.meta.glob<string>('../../packages/portal-ui/src/blocks/*/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

type Loaded = Promise<readonly [Content, string]>;

const loaded = new Map<string, Loaded>();

/** Loads the page of a block once; undefined for a component that has none. */
function load(path: string): Loaded | undefined {
  const known = loaded.get(path);
  if (known) return known;
  const content = contents[`${path}.page.tsx`];
  const example = examples[`${path}.example.tsx`];
  if (!content || !example) return undefined;
  const loading = Promise.all([content(), example()]);
  loaded.set(path, loading);
  return loading;
}

function LoadedPage({ loading, folder }: { loading: Loaded; folder: string }) {
  const [content, code] = use(loading);
  return <BlockPage content={content} code={code} folder={folder} />;
}

/** The page of a component: a block has one of its own; other components, and further story files of a block, have their states. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const fileName: unknown = first?.parameters['fileName'];
  const path = typeof fileName === 'string' ? fileName : '';
  const loading = load(path.replace('./', '../../').replace('.stories.tsx', ''));
  if (!loading) return <StateBoard />;
  return <LoadedPage loading={loading} folder={path.slice(0, path.lastIndexOf('/'))} />;
}
