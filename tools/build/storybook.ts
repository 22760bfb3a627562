// npm run storybook:build [-- --output-dir FOLDER …]: builds the stories as a static site in storybook-static. Fails when the site is
// larger than it may be.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { minify } from 'rolldown/utils';

/** Limit of the whole site, in bytes: a guard against a library that comes along unseen. What designers feel is the first paint (bench). */
const MAX_BYTES = 16_000_000;

const given = process.argv.slice(2);
const { values } = parseArgs({
  args: given,
  options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' } },
  strict: false,
});
const folder = resolve(String(values['output-dir']));
execFileSync('npx', ['storybook', 'build', '-o', folder, '--disable-telemetry', ...given], {
  stdio: 'inherit',
});

// Storybook ships its manager with line breaks and long names: half of what a browser parses before it loads the first story.
for (const path of globSync('{sb-manager,sb-addons}/**/*.js', { cwd: folder })) {
  const file = join(folder, path);
  // oxlint-disable-next-line no-await-in-loop -- it uses all cores by itself
  const { code, errors } = await minify(file, readFileSync(file, 'utf8'), { module: true });
  const [error] = errors;
  if (error) throw error;
  writeFileSync(file, code);
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const files = globSync('**/*', { cwd: folder })
  .map((path) => ({ path, size: statSync(join(folder, path)) }))
  .flatMap(({ path, size }) => (size.isFile() ? [{ path, bytes: size.size }] : []));
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(
  `The site has ${megabytes(total)} in ${files.length} files; the limit is ${megabytes(MAX_BYTES)}.`,
);
if (total > MAX_BYTES) {
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10))
    console.error(`${megabytes(bytes)}  ${path}`);
  process.exitCode = 1;
}
