import type { Database } from '../store/database.ts';
import { createLeases } from './lease.ts';

/** Recurring work of the whole installation, which one server does at a time. Doing it twice must be harmless. */
export interface Job {
  /** As in table `job_lease`. */
  name: string;
  /** Milliseconds from its end to the next time. */
  every: number;
  work: () => Promise<unknown>;
}

export interface JobOptions {
  database: Database;
  instanceId: string;
  jobs: readonly Job[];
  onError: (job: string, error: unknown) => void;
  /** Milliseconds between two looks for due jobs. */
  lookEvery?: number;
  /** Milliseconds after which the job of a killed server is taken over. */
  lease?: number;
}

/** An idle server runs fewer than two transactions a second, most of them for events. */
const LOOK_EVERY_MS = 20_000;
const LEASE_MS = 60_000;
/** Until a failed job is tried again, by any server. */
const RETRY_MS = 60_000;

/** Does jobs that are due, one after the other. Returns a function that stops it after the present job. */
export function startJobs(options: JobOptions): () => Promise<void> {
  const { database, instanceId, jobs, onError, lookEvery = LOOK_EVERY_MS, lease = LEASE_MS } = options;
  const leases = createLeases(database, instanceId, lease);
  const names = jobs.map(({ name }) => name);
  const stopping = new AbortController();

  const perform = async ({ name, every, work }: Job) => {
    const renewal = setInterval(() => {
      leases.renew(name).catch((error: unknown) => onError(name, error));
    }, lease / 3);
    try {
      await work();
      await leases.release(name, every);
    } catch (error) {
      onError(name, error);
      await leases.release(name, Math.min(RETRY_MS, every));
    } finally {
      clearInterval(renewal);
    }
  };
  const look = async () => {
    while (!stopping.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const taken = await leases.take(names);
      const job = jobs.find(({ name }) => name === taken);
      if (!job) return;
      // oxlint-disable-next-line no-await-in-loop
      await perform(job);
    }
  };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => onError('job_lease', error))
      .finally(() => (running = undefined));
  }, lookEvery);
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
}
