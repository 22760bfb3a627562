import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './stats.ts';

/** What to ask: everything in turns with the floor, one call at a time. */
export interface Reading {
  headers: Record<string, string>;
  /** Asked first, and not counted. */
  warmUps: readonly string[];
  urls: readonly string[];
  /** A bare server with the same answer. */
  floor: string;
}

/** Milliseconds, in the order of `urls`. */
export interface ReadTimes {
  times: number[];
  floor: number[];
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await (await fetch(url, { headers })).text();
  if (!/"code":"?0"?/.test(answer)) throw new Error(`${url} answered ${answer.slice(0, 200)}`);
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
// Nothing is handed over: times are copied.
parentPort?.postMessage(await measure(reading), []);
