import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './stats.ts';

/** Requests to measure, alternating with the floor, one at a time. */
export interface Reading {
  headers: Record<string, string>;
  /** Sent first, not measured. */
  warmUps: readonly string[];
  urls: readonly string[];
  /** URL of a minimal server with the same response. */
  floor: string;
}

/** Milliseconds, in the order of `urls`. */
export interface ReadTimes {
  times: number[];
  floor: number[];
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const result = await (await fetch(url, { headers })).text();
  if (!/"code":"?0"?/.test(result)) throw new Error(`${url} responded ${result.slice(0, 200)}`);
}

/* oxlint-disable no-await-in-loop -- one call at a time is what is measured */
async function measure({ headers, warmUps, urls, floor }: Reading): Promise<ReadTimes> {
  const measured: ReadTimes = { times: [], floor: [] };
  for (const url of warmUps) await read(url, headers);
  for (const url of urls) {
    measured.times.push(await timed(() => read(url, headers)));
    measured.floor.push(await timed(() => read(floor, headers)));
  }
  return measured;
}

const reading: Reading = workerData;
// No transfer: times are copied.
parentPort?.postMessage(await measure(reading), []);
