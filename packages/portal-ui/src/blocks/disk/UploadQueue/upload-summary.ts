import type { UploadFilter, UploadState, UploadView } from './types.ts';

/** Counts and bytes of a queue. */
export interface UploadSummary {
  total: number;
  byState: Readonly<Record<UploadState, number>>;
  /** Total and sent bytes, without cancelled files. */
  size: number;
  sent: number;
  /** Total speed in bytes per second. */
  speed: number;
  /** How many of the uploading files wait for the network. */
  stalled: number;
}

/** `asking`: everything waits for conflict resolutions. `finished`: nothing is left to do. */
export type UploadPhase = 'uploading' | 'paused' | 'asking' | 'finished';

const givenUp = new Set<UploadState>(['cancelled', 'skipped']);
const sets: Record<UploadFilter, ReadonlySet<UploadState>> = {
  all: new Set(['waiting', 'uploading', 'paused', 'asking', 'done', 'failed', 'cancelled', 'skipped']),
  active: new Set(['waiting', 'uploading', 'paused']),
  attention: new Set(['failed', 'asking']),
  done: new Set(['done', 'cancelled', 'skipped']),
};

/** Whether a filter shows files in this state. */
export const inFilter = (state: UploadState, filter: UploadFilter): boolean => sets[filter].has(state);

/** Summarises a queue in one pass, because it runs on every progress event. */
export function summarise(uploads: readonly UploadView[]): UploadSummary {
  const byState = {
    waiting: 0,
    uploading: 0,
    paused: 0,
    asking: 0,
    done: 0,
    failed: 0,
    cancelled: 0,
    skipped: 0,
  };
  let [size, sent, speed, stalled] = [0, 0, 0, 0];
  for (const upload of uploads) {
    byState[upload.state] += 1;
    if (givenUp.has(upload.state)) continue;
    size += upload.size;
    sent += upload.state === 'done' ? upload.size : Math.min(upload.sent, upload.size);
    if (upload.state !== 'uploading') continue;
    speed += upload.speed ?? 0;
    if (upload.stalled) stalled += 1;
  }
  return { total: uploads.length, byState, size, sent, speed, stalled };
}

/** State of the queue as a whole. */
export function phaseOf({ byState }: UploadSummary): UploadPhase {
  if (byState.uploading + byState.waiting > 0) return 'uploading';
  if (byState.paused > 0) return 'paused';
  return byState.asking > 0 ? 'asking' : 'finished';
}

/** From 0 to 1. Empty files count as sent, so that a queue of only those can be full. */
export function progressOf({ size, sent, byState, total }: UploadSummary): number {
  if (size > 0) return sent / size;
  return total > 0 && byState.done === total ? 1 : 0;
}

/** Remaining time in seconds; undefined while unknown. */
export function secondsLeft({ size, sent, speed }: UploadSummary): number | undefined {
  return speed > 0 ? Math.ceil((size - sent) / speed) : undefined;
}

export type Milestone = 'started' | 'half' | 'failed' | 'asking' | 'finished';

/** The most important milestone between two summaries, if any; to be announced. */
export function milestoneBetween(
  before: UploadSummary | undefined,
  after: UploadSummary,
): Milestone | undefined {
  const phase = phaseOf(after);
  const earlier = before && before.total > 0 ? before : undefined;
  if (after.total === 0) return undefined;
  if (!earlier) return phase === 'finished' ? undefined : 'started';
  if (phase === 'finished') return phaseOf(earlier) === 'finished' ? undefined : 'finished';
  if (after.byState.asking > 0 && earlier.byState.asking === 0) return 'asking';
  if (after.byState.failed > 0 && earlier.byState.failed === 0) return 'failed';
  if (phaseOf(earlier) === 'finished' || after.total > earlier.total) return 'started';
  return progressOf(earlier) < 0.5 && progressOf(after) >= 0.5 ? 'half' : undefined;
}
