import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story in Storybook's index. */
interface IndexEntry {
  id: string;
  type: string;
  tags?: string[];
  importPath: string;
  exportName?: string;
}

export interface Entry extends IndexEntry {
  /** Id of the story, or in an older Storybook that of the same story in the newer one. */
  name: string;
}

function entriesOf(storybook: string): IndexEntry[] {
  const index: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

const sourceOf = ({ importPath, exportName, id }: IndexEntry) =>
  exportName === undefined ? id : `${importPath} ${exportName}`;

/** Stories of a built Storybook. A title that changed since gives a story another id, so those of two Storybooks are matched by their source. */
export function storiesOf(storybook: string, newer?: string): Entry[] {
  const names = new Map(
    newer === undefined ? [] : entriesOf(newer).map((entry) => [sourceOf(entry), entry.id]),
  );
  return entriesOf(storybook).map((entry) => ({ ...entry, name: names.get(sourceOf(entry)) ?? entry.id }));
}
