import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listMigrations } from './migrate.ts';
import { neededBy, releases } from './releases.ts';

const fileOf = (name: string) => readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8');
const last = releases.at(-1) ?? releases[0];

/** Statements that a server of the release before, which runs beside this one, may not survive. */
const contracting = [
  /\bDROP\s+(?:TABLE|COLUMN|FUNCTION|TRIGGER|TYPE|VIEW|SCHEMA)\b/i,
  /\bRENAME\b/i,
  /\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bDROP\s+DEFAULT\b/i,
  /\bADD\s+(?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i,
  /\bADD\s+COLUMN\s+(?!(?:[^,;(]|\([^)]*\))*\bDEFAULT\b)(?:[^,;(]|\([^)]*\))*\bNOT\s+NULL\b/i,
  /\b(?:TRUNCATE|REVOKE)\b/i,
];

/** What of a migration is refused; a comment `-- contract: reason` allows it. */
function contractsOf(text: string): string[] {
  if (/^-- contract: \S/m.test(text)) return [];
  const created = new Set([...text.matchAll(/\bCREATE\s+TABLE\s+(\w+)/gi)].map(([, table]) => table));
  const statements = text.replaceAll(/--.*$/gm, '').replaceAll(/\$\$.*?\$\$/gs, '');
  const unique = [...statements.matchAll(/\bCREATE\s+UNIQUE\s+INDEX\s+\w+\s+ON\s+(\w+)/gi)]
    .filter(([, table]) => !created.has(table))
    .map(([statement]) => statement);
  return [...contracting.flatMap((pattern) => pattern.exec(statements)?.[0] ?? []), ...unique];
}

describe('migrations since the last release', async () => {
  const since = (await listMigrations()).filter((name) => name > last.schema);

  it.each(since)(
    '%s only expands the schema, or says why no server of that release needs what it removes',
    (name) => {
      expect(contractsOf(fileOf(name))).toEqual([]);
    },
  );

  it('need the schema of that release, which is the last of the list', async () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));
    expect(last.version).toBe(version);
    expect(await listMigrations()).toContain(last.schema);
    expect(since.map(neededBy)).toEqual(since.map(() => last.schema));
    expect(neededBy(releases[0].schema)).toBeNull();
  });
});

it.each([
  ['ALTER TABLE a DROP COLUMN b', 'DROP COLUMN'],
  ['ALTER TABLE a RENAME COLUMN b TO c', 'RENAME'],
  ['ALTER TABLE a ALTER COLUMN b TYPE bigint', 'ALTER COLUMN b TYPE'],
  ['ALTER TABLE a ADD COLUMN b text NOT NULL', 'ADD COLUMN b text NOT NULL'],
  ['ALTER TABLE a ADD COLUMN b text NOT NULL, ADD COLUMN c int DEFAULT 1', 'ADD COLUMN b text NOT NULL'],
  ['CREATE UNIQUE INDEX a_b ON a (b)', 'CREATE UNIQUE INDEX a_b ON a'],
])('%s removes something', (statement, refused) => {
  expect(contractsOf(statement)).toEqual([refused]);
  expect(contractsOf(`-- contract: nothing reads it.\n${statement}`)).toEqual([]);
});

it.each([
  'ALTER TABLE a ADD COLUMN b numeric(3, 1) NOT NULL DEFAULT 1, ADD COLUMN c text',
  'CREATE TABLE a (b text NOT NULL); CREATE UNIQUE INDEX a_b ON a (b)',
  'DROP INDEX a_b',
])('%s only expands', (statement) => {
  expect(contractsOf(statement)).toEqual([]);
});
