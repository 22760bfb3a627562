// A worker that builds one search index and exits, which frees the memory of building it.
import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, openDatabase } from '../../../store/database.ts';
import { gatherSearchData, type SearchData } from './search-data.ts';

export interface SearchWorkerOrder {
  connection: Connection;
  tenantId: string;
}

/** An error loses its code between threads, so the code is sent beside it. */
export type SearchWorkerMessage = { data: SearchData } | { error: { message: string; code: unknown } };

const { connection, tenantId }: SearchWorkerOrder = workerData;
const database = openDatabase(connection, { connections: 1, name: 'portal-search' });
try {
  const data = await database.tenant(tenantId, (tx) => gatherSearchData(tx, tenantId));
  post({ data }, buffersOf(data));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  post({ error: { message: error.message, code: 'code' in error ? error.code : undefined } });
} finally {
  await database.close();
}

function post(message: SearchWorkerMessage, transfer: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, transfer);
}

function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(buffersOf) : [];
}
