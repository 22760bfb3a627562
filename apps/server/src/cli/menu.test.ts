import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../testing/command-line.ts';

let folder: string;
const portal = (...args: string[]) => runCommand(join(folder, 'data'), args);
const file = (content: unknown) => {
  const path = join(folder, 'menu.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-menu-'));
  await portal('tenant', 'add', 'demo');
});
afterAll(() => rmSync(folder, { recursive: true }));

it(
  'a menu that is exported, changed and imported is the menu; what was exported first can be imported again',
  { timeout: 180_000 },
  async () => {
    const exported = await portal('menu', 'export', '--tenant', 'demo');
    const menu: unknown = JSON.parse(exported.output);
    expect(menu).toMatchObject({
      entries: [{ id: 'workspace', names: { es: 'Inicio' }, hidden: false }, {}, {}, {}, {}, {}],
    });
    const rota = {
      id: 'rota',
      names: { en: 'Rota' },
      icon: 'star',
      path: 'https://rota.example/',
      roles: ['ROLE_EDITOR'],
    };
    expect(await portal('menu', 'import', file({ entries: [rota] }), '--tenant', 'demo')).toEqual({
      code: 0,
      output: 'demo has a menu of 1 entry.',
    });
    const again = await portal('menu', 'export', '--tenant', 'demo');
    expect(JSON.parse(again.output)).toEqual({ entries: [{ ...rota, hidden: false }] });
    expect(readFileSync(file(menu), 'utf8')).toContain('workspace');
    expect((await portal('menu', 'import', file(menu), '--tenant', 'demo')).output).toBe(
      'demo has a menu of 6 entries.',
    );
  },
);

it(
  'a file that breaks a rule changes nothing, and each sentence names the field and its limit',
  { timeout: 180_000 },
  async () => {
    const before = await portal('menu', 'export', '--tenant', 'demo');
    const entry = { id: 'a', names: { zh: 'a' }, icon: 'star', path: '/', roles: [] };
    const wrong = [
      { ...entry, names: { en: 'x'.repeat(21) } },
      { ...entry, id: 'b', path: 'javascript:1' },
    ];
    const many = Array.from({ length: 101 }, (_, at) => ({ ...entry, id: `e${at}` }));
    // Each command starts the database.
    const runs = [
      [
        { entries: wrong },
        ['“entries.0.names.en” may have at most 20 characters.', '“entries.1.path” is not in'],
      ],
      [{ entries: [...many, entry, entry] }, ['at most 100 entries']],
      [{ entries: [{ ...entry, roles: ['NONE'] }] }, ['demo has no role NONE: nothing was changed.']],
    ] as const;
    for (const [content, sentences] of runs) {
      // oxlint-disable-next-line no-await-in-loop -- one data folder
      const { code, output } = await portal('menu', 'import', file(content), '--tenant', 'demo');
      expect(code).toBe(1);
      for (const sentence of sentences) expect(output).toContain(sentence);
    }
    expect(await portal('menu', 'export', '--tenant', 'demo')).toEqual(before);
  },
);
