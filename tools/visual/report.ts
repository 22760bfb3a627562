import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { visualFolder } from './build.ts';
import type { Change } from './compare.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes a page with each change: before, after and difference. Returns its path. */
export function writeReport(changes: readonly Change[]): string {
  const folder = join(visualFolder, 'report');
  mkdirSync(folder, { recursive: true });
  const image = (title: string, file: string | undefined) =>
    file !== undefined && existsSync(file)
      ? `<figure><figcaption>${title}</figcaption><img loading="lazy" alt="" src="${escape(encodeURI(relative(folder, file)))}"></figure>`
      : '';
  const sections = changes.map(
    ({ kind, name, before, now, difference }) =>
      `<section><h2>${kind}: ${escape(name)}</h2><div>${image('before', before)}${image('now', now)}${image('difference', difference)}</div></section>`,
  );
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What changed</title>
<style>body{font:14px/1.5 system-ui,sans-serif;margin:24px}div{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0}img{max-width:100%;border:1px solid #8884}</style>
<h1>${changes.length} screenshots changed</h1>
${sections.join('\n')}
</html>
`,
  );
  return file;
}
