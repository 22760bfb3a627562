import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reading, ReadTimes } from './reader.ts';

/**
 * Measures reads in a worker with a small heap. The bench's own heap makes a full collection take 20 ms, and parsing
 * long responses triggers one every 26 calls, which would distort the server's times.
 */
export async function readApart(reading: Reading): Promise<ReadTimes> {
  const worker = new Worker(new URL('reader.ts', import.meta.url), {
    workerData: reading,
    // Space for short-lived objects, whose collections would distort the times too.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  const [measured]: ReadTimes[] = await once(worker, 'message');
  if (!measured) throw new Error('nothing was measured');
  return measured;
}
