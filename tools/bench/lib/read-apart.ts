import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reading, ReadTimes } from './reader.ts';

/**
 * Times reads from a thread of their own, which holds little. What a bench itself holds, the whole server's code and
 * what it has filled in, makes each full collection take 20 ms, and unpacking long answers brings one every 26 calls:
 * they would stand among the server's times.
 */
export async function readApart(reading: Reading): Promise<ReadTimes> {
  const worker = new Worker(new URL('reader.ts', import.meta.url), {
    workerData: reading,
    // Room for what is short-lived: its collections would stand there too.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  const [measured]: ReadTimes[] = await once(worker, 'message');
  if (!measured) throw new Error('nothing was measured');
  return measured;
}
