export interface Release {
  version: string;
  /** Its newest migration. */
  schema: string;
}

/** The releases from the first one on that servers of the next run beside, oldest first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    version: '0.2.0',
    schema: '0190-quotes-of-everyone.sql',
  },
];

/**
 * The newest migration of the release before that of a migration; null for those of the first release. A program that
 * does not know it is two releases older, and must not run on a database that has the migration.
 */
export function neededBy(migration: string): string | null {
  return releases.findLast(({ schema }) => schema < migration)?.schema ?? null;
}
