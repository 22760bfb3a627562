import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Connection, Database } from '../../../store/database.ts';
import { gatherSearchData } from './search-data.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchWorkerMessage, SearchWorkerOrder } from './search-worker.ts';

/** Up to this many people an index is built on the main thread: starting a worker would take longer. */
const fewPeople = 5_000;
/** Megabytes that a thread's objects may take, beside its arrays: rows come and go, and are to go soon. */
const memory = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 160 };

/** Builds the index of a tenant. Throws when the database is away. */
export async function buildSearchIndex(
  database: Database,
  connection: Connection,
  tenantId: string,
): Promise<SearchIndex> {
  const data = await database.tenant(tenantId, async (tx) => {
    const some = await tx
      .selectFrom('person')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .limit(1)
      .offset(fewPeople)
      .execute();
    return some.length === 0 ? gatherSearchData(tx, tenantId) : undefined;
  });
  return data ? new SearchIndex(data) : buildInThread({ connection, tenantId });
}

/** Builds the index of a tenant in a thread of its own. */
export async function buildInThread(order: SearchWorkerOrder): Promise<SearchIndex> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    workerData: order,
    execArgv: ['--conditions=@snap/source'],
    resourceLimits: memory,
  });
  const [[message]]: [SearchWorkerMessage[], unknown] = await Promise.all([
    once(worker, 'message'),
    once(worker, 'exit'),
  ]);
  if (!message) throw new Error('the search thread said nothing');
  if ('error' in message) throw Object.assign(new Error(message.error.message), { code: message.error.code });
  return new SearchIndex(message.data);
}
