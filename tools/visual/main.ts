// npm run visual [-- --against COMMIT] [--only TEXT,TEXT] [--mode TEXT] [--check [--built FOLDER]]: takes screenshots
// of every story in the modes of .storybook/modes.ts and compares them with another commit: by default the last one if
// there are uncommitted changes, otherwise the one before; with the last release by --against release. The report is
// .visual/report/index.html, a folder that can be published. --check compares
// nothing: it checks each story in each mode for accessibility, horizontal overflow, motion, small touch targets, and
// failures; --built uses an existing Storybook. --play shows the stories in sequence with animations, as a designer
// does; none may end on Storybook's error page. --minutes N begins no story after that time, and says how many are left
// out. --report FILE writes the results as JSON.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lastRelease, storybookOf, storybookOfTree, visualFolder } from './build.ts';
import { compareFolders } from './compare.ts';
import { modes, withMotion, type Mode } from './modes.ts';
import { readStoryNames, writeReport } from './report.ts';
import { walk, type Visit } from './walk.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    mode: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    play: { type: 'boolean', default: false },
    built: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    report: { type: 'string' },
  },
});

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const chosen = modes.filter(({ name }) => name.includes(values.mode));
const say = (text: string) => console.log(text);

if (chosen.length === 0) {
  console.error(
    `No mode has “${values.mode}” in its name. There are: ${modes.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

if (values.play) await check([withMotion]);
else if (values.check) await check(chosen);
else await compare(chosen.filter(({ screenshots }) => screenshots));

async function compare(inModes: readonly Mode[]): Promise<void> {
  const dirty = git('status', '--porcelain') !== '';
  const release = values.against === 'release' ? lastRelease(git) : undefined;
  const commit = release?.commit ?? values.against ?? (dirty ? 'HEAD' : 'HEAD~1');
  const against = git('rev-parse', '--verify', `${commit}^{commit}`);
  const now = join(visualFolder, 'now');
  const before = join(visualFolder, 'before');
  for (const folder of [now, before]) rmSync(folder, { recursive: true, force: true });
  const options = { modes: inModes, only: values.only };
  say(`… the stories of this tree, in ${inModes.length} modes`);
  const current = values.built ?? storybookOfTree();
  await walk(current, { ...options, screenshots: now });
  say(`… the stories of ${against.slice(0, 10)}`);
  const old = storybookOf(against);
  await walk(old, { ...options, screenshots: before, newer: current });
  const changes = compareFolders(before, now, join(visualFolder, 'difference'));
  for (const { kind, name } of changes.list) say(`${kind.padEnd(8)} ${name}`);
  const report = writeReport(join(visualFolder, 'report'), {
    changes: changes.list,
    same: changes.same,
    against: release?.name ?? against.slice(0, 10),
    names: readStoryNames([old, current]),
  });
  say(`${changes.same} screenshots unchanged, ${changes.list.length} changed: ${report}`);
}

async function check(inModes: readonly Mode[]): Promise<void> {
  const { visits, leftOut } = await walk(values.built ?? storybookOfTree(), {
    modes: inModes,
    only: values.only,
    looks: values.play ? 'play' : 'all',
    minutes: Number(values.minutes),
    onVisit: ({ story, mode, troubles, notes }) => {
      for (const trouble of troubles) say(`${mode}  ${story}  ${trouble}`);
      for (const note of notes)
        say(`${mode}  ${story}  passed on a page of its own; after another story: ${note}`);
    },
  });
  if (values.report) writeFileSync(values.report, JSON.stringify(visits));
  const troubled = visits.filter(({ troubles }) => troubles.length > 0);
  for (const { name } of inModes) {
    const of = (list: readonly Visit[]) => list.filter(({ mode }) => mode === name).length;
    say(`${name}: ${of(visits)} stories, ${of(troubled)} with something amiss`);
  }
  if (leftOut > 0) say(`The time was over: ${leftOut} stories were not shown.`);
  if (troubled.length > 0) process.exitCode = 1;
}
