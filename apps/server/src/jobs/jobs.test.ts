import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Program, startProgram } from '../testing/processes.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startJobs } from './jobs.ts';
import { createLeases } from './lease.ts';

let database: TestDatabase;
let programs: Program[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  programs = [];
});
afterAll(() => database.close());

const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const hour = 3_600_000;

describe('a lease', () => {
  it('is one server’s, until it is released or has run out, and not before the job is due', async () => {
    const [one, other] = ids.map((id) => createLeases(database, id, hour));
    expect(await one?.take(['a'])).toBe('a');
    expect(await other?.take(['a'])).toBeUndefined();
    await other?.release('a', 0);
    expect(await other?.take(['a', 'b'])).toBe('b');
    await one?.release('a', 0);
    expect(await other?.take(['a'])).toBe('a');
    await other?.release('a', hour);
    expect(await one?.take(['a'])).toBeUndefined();
    await database.system((tx) =>
      tx
        .updateTable('job_lease')
        .set({ until: new Date(0) })
        .where('job', '=', 'b')
        .execute(),
    );
    expect(await one?.take(['a', 'b'])).toBe('b');
  });

  it('is taken by one of many at the same moment', async () => {
    const all = Array.from({ length: 10 }, () => createLeases(database, ids[0] ?? '', hour));
    const taken = await Promise.all(all.map((leases) => leases.take(['c'])));
    expect(taken.filter((job) => job === 'c')).toHaveLength(1);
  });
});

it('a failing job is reported, keeps no other from its turn, and is due again', async () => {
  const done = vi.fn<() => void>();
  const failed = vi.fn<(job: string, error: unknown) => void>();
  const stop = startJobs({
    database,
    instanceId: ids[0] ?? '',
    jobs: [
      { name: 'failing', every: 1, work: () => Promise.reject(new Error('no')) },
      { name: 'working', every: hour, work: async () => done() },
    ],
    onError: failed,
    lookEvery: 10,
  });
  await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(1));
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  await stop();
  expect(failed).toHaveBeenCalledWith('failing', new Error('no'));
});

it('of three processes one does a job, and another takes it over when that one is killed', async () => {
  const env = { CONNECTION: JSON.stringify(database.connection), LEASE_MS: '10000' };
  programs = Array.from({ length: 3 }, () => startProgram('testing/run-jobs.ts', [], env));
  const begun = () => programs.filter((program) => program.output().includes('begun'));
  await vi.waitFor(() => expect(begun()).toHaveLength(1), { timeout: 60_000 });
  const [holder] = begun();
  // The others look for jobs, and find the short one.
  const others = programs.filter((program) => program !== holder);
  await vi.waitFor(
    () => expect(others.some((program) => /(?:looked\s+){5}/.test(program.output()))).toBe(true),
    {
      timeout: 60_000,
    },
  );
  expect(begun()).toHaveLength(1);
  holder?.child.kill('SIGKILL');
  await vi.waitFor(() => expect(begun()).toHaveLength(2), { timeout: 60_000 });
  expect(programs.map((program) => program.output()).join('')).not.toContain('failed');
}, 180_000);
