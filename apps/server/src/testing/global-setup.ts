import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Connection } from '../store/database.ts';
import { openEmbeddedPostgres } from '../store/embedded-postgres.ts';
import { migrate } from '../store/migrate.ts';

/** Connection to the run's PostgreSQL; its migrated, empty database `portal` is the template. */
export interface TestPostgres {
  superuser: Connection;
  owner: Connection;
  application: Connection;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** One PostgreSQL for the whole run, in its own folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const postgres = await openEmbeddedPostgres(folder, { durability: 'throwaway' });
  await migrate(postgres.owner);
  const { superuser, owner, application } = postgres;
  project.provide('postgres', { superuser, owner, application });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
