import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** Leases of one server. All times are those of the database's clock. */
export interface Leases {
  /** Takes a job that is due and that no server holds; undefined when there is none. */
  take(jobs: readonly string[]): Promise<string | undefined>;
  /** Prolongs the lease. */
  renew(job: string): Promise<void>;
  /** Ends the lease; the job is due again after so many milliseconds. */
  release(job: string, dueIn: number): Promise<void>;
}

const ms = (milliseconds: number) => sql`${milliseconds} * interval '1 millisecond'`;

/**
 * @param holder Instance id of the server.
 * @param leaseMs After this time without `renew` another server may take the job.
 */
export function createLeases(database: Database, holder: string, leaseMs: number): Leases {
  return {
    take: (jobs) =>
      database.system(async (tx) => {
        // Each time: a restore empties the table.
        await sql`INSERT INTO job_lease (job) SELECT unnest(${jobs}::text[]) ON CONFLICT DO NOTHING`.execute(
          tx,
        );
        const { rows } = await sql<{ job: string }>`
          UPDATE job_lease SET holder = ${holder}, until = now() + ${ms(leaseMs)}
          WHERE job = (
            SELECT job FROM job_lease WHERE job = ANY (${jobs}::text[]) AND until < now() AND due_at <= now()
            ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
          )
          RETURNING job`.execute(tx);
        return rows[0]?.job;
      }),
    renew: (job) =>
      database.system(async (tx) => {
        await sql`UPDATE job_lease SET until = now() + ${ms(leaseMs)} WHERE job = ${job} AND holder = ${holder}`.execute(
          tx,
        );
      }),
    release: (job, dueIn) =>
      database.system(async (tx) => {
        await sql`
          UPDATE job_lease SET holder = NULL, until = '-infinity', due_at = now() + ${ms(dueIn)}
          WHERE job = ${job} AND holder = ${holder}`.execute(tx);
      }),
  };
}
