import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Change } from './compare.ts';

/** Title and name of each story in Storybook's list, by id. */
export type StoryNames = ReadonlyMap<string, { title: string; name: string }>;

/** Names of the stories of built Storybooks; a later one wins. */
export function readStoryNames(storybooks: readonly string[]): StoryNames {
  return new Map(
    storybooks.flatMap((folder) => {
      const index: { entries: Record<string, { title: string; name: string }> } = JSON.parse(
        readFileSync(join(folder, 'index.json'), 'utf8'),
      );
      return Object.entries(index.entries);
    }),
  );
}

export interface Report {
  changes: readonly Change[];
  /** Number of screenshots without a change. */
  same: number;
  /** What the stories are compared with: `@snap/portal-ui@0.2.0`, or a commit. */
  against: string;
  names: StoryNames;
}

const sides = ['before', 'now', 'difference'] as const;
type Side = (typeof sides)[number];

/**
 * Writes a static page with each changed story: before, now and the difference beside each other in every mode. The folder contains its
 * screenshots, so that it can be copied or published. Returns the path of the page.
 */
export function writeReport(folder: string, report: Report): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const change of report.changes)
    for (const side of sides) {
      const from = change[side];
      if (from === undefined || !existsSync(from)) continue;
      const to = join(folder, side, change.name);
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
    }
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    reportPage(report, (change, side) => existsSync(join(folder, side, change.name))),
  );
  return file;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `mode/story.png` in parts. */
function partsOf({ name }: Change): { mode: string; id: string } {
  const [mode = '', file = ''] = name.split(sep);
  return { mode, id: file.replace(/\.png$/, '') };
}

const captions: Record<Side, string> = { before: 'Before', now: 'Now', difference: 'Difference' };

/** The page; `has` tells which screenshots exist. */
export function reportPage(
  { changes, same, against, names }: Report,
  has: (change: Change, side: Side) => boolean,
): string {
  const stories = Map.groupBy(changes, (change) => partsOf(change).id);
  const titleOf = (id: string) => {
    const story = names.get(id);
    return escape(story ? `${story.title} / ${story.name}` : id);
  };
  const ids = [...stories.keys()].toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)));
  const image = (change: Change, side: Side) => {
    if (!has(change, side)) return '';
    const address = escape([side, ...change.name.split(sep)].map(encodeURIComponent).join('/'));
    const alt = `${captions[side]}: ${titleOf(partsOf(change).id)}, ${escape(partsOf(change).mode)}`;
    return `<figure><figcaption>${captions[side]}</figcaption><a href="${address}"><img loading="lazy" alt="${alt}" src="${address}"></a></figure>`;
  };
  const row = (change: Change) =>
    `<div class="row" data-mode="${escape(partsOf(change).mode)}"><h3>${escape(partsOf(change).mode)} <small>${change.kind}</small></h3><div class="sides">${sides.map((side) => image(change, side)).join('')}</div></div>`;
  const modes = [...new Set(changes.map((change) => partsOf(change).mode))];
  const choices = modes
    .map((mode) => `<label><input type="checkbox" checked value="${escape(mode)}"> ${escape(mode)}</label>`)
    .join('\n');
  const links = ids.map(
    (id) => `<li><a href="#${escape(id)}">${titleOf(id)}</a> ${stories.get(id)?.length ?? 0}</li>`,
  );
  const sections = ids.map(
    (id) =>
      `<section id="${escape(id)}"><h2>${titleOf(id)}</h2>${(stories.get(id) ?? []).map(row).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Compared with ${escape(against)}</title>
<style>
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 24px; }
.modes { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-block: 12px; border: 0; padding: 0; }
ul { columns: 320px; padding-inline-start: 20px; }
section { border-block-start: 1px solid #8886; margin-block-start: 32px; }
.sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
figure { margin: 0; }
img { max-inline-size: 100%; border: 1px solid #8884; }
small { font-weight: 400; }
@media (width < 700px) { .sides { grid-template-columns: minmax(0, 1fr); } }
</style>
<h1>Compared with ${escape(against)}</h1>
<p>${changes.length === 0 ? 'Nothing looks different.' : `${stories.size} stories look different, in ${changes.length} screenshots.`} ${same} screenshots are unchanged.</p>
<fieldset class="modes"><legend>Shown</legend>
${choices}
</fieldset>
<ul>
${links.join('\n')}
</ul>
${sections.join('\n')}
<script>
document.querySelector('.modes').addEventListener('change', ({ target }) => {
  for (const row of document.querySelectorAll('.row'))
    if (row.dataset.mode === target.value) row.hidden = !target.checked;
});
</script>
</html>
`;
}
