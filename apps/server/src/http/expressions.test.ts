import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import { parseAst } from 'rolldown/parseAst';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Code that parses input: the server's, and the rules shared with the client. */
const folders = ['packages/portal-api/src/contract', 'packages/portal-api/src/rules', 'apps/server/src'];

/** Expressions that the checker cannot analyse or that callers cannot reach, with the reason why they are allowed. */
const accepted: Readonly<Record<string, string>> = {
  '^\\p{RGI_Emoji}$': 'the checker does not know the flag v; nothing in it repeats',
  '\\/+$': 'reads the address that the operator configures',
};

/** Limits the checker by steps: limits by time would vary on a busy machine. */
const patient = { timeout: 60_000, attackTimeout: null, seedingTimeout: null, recallTimeout: null };

interface Expression {
  source: string;
  flags: string;
  /** File of the first occurrence. */
  file: string;
}

let expressions: Expression[];
beforeAll(() => {
  const found = new Map<string, Expression>();
  for (const file of folders.flatMap((folder) => sourcesIn(folder))) {
    const program = parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }, file);
    for (const [source, flags] of expressionsIn(program)) {
      found.set(`${source}/${flags}`, { source, flags, file });
    }
  }
  expressions = [...found.values()];
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name));
}

/** The regular expressions of a syntax tree, with their flags. */
function expressionsIn(node: unknown): [source: string, flags: string][] {
  if (Array.isArray(node)) return node.flatMap((item) => expressionsIn(item));
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((value) => expressionsIn(value));
  if (!('regex' in node) || typeof node.regex !== 'object' || node.regex === null) return inside;
  const { pattern, flags }: { pattern?: unknown; flags?: unknown } = node.regex;
  return typeof pattern === 'string' && typeof flags === 'string' ? [[pattern, flags], ...inside] : inside;
}

it('no regular expression is vulnerable to catastrophic backtracking', async () => {
  expect(expressions.length).toBeGreaterThan(50);
  const results: { status: string; expression: string }[] = [];
  for (const { source, flags, file } of expressions) {
    if (source in accepted) continue;
    // oxlint-disable-next-line no-await-in-loop -- many at once would only wait for each other
    const { status } = await check(source, flags, patient);
    results.push({ status, expression: `${file}: /${source}/${flags}` });
  }
  expect(results.filter(({ status }) => status !== 'safe')).toEqual([]);
}, 180_000);
