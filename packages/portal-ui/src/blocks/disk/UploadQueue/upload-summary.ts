import type { UploadFilter, UploadState, UploadView } from './types.ts';

/** Counts and bytes of a queue. */
export interface UploadSummary {
  total: number;
  byState: Readonly<Record<UploadState, number>>;
  /** Bytes of what is to be sent and of what has been; given-up files do not count. */
  size: number;
  sent: number;
  /** Bytes a second of all together. */
  speed: number;
  /** Of those that are uploading, how many wait for the network. */
  stalled: number;
}

/** `asking`: nothing moves until somebody has decided. `finished`: nothing is left to do. */
export type UploadPhase = 'uploading' | 'paused' | 'asking' | 'finished';

const givenUp = new Set<UploadState>(['cancelled', 'skipped']);
const sets: Record<UploadFilter, ReadonlySet<UploadState>> = {
  all: new Set(['waiting', 'uploading', 'paused', 'asking', 'done', 'failed', 'cancelled', 'skipped']),
  active: new Set(['waiting', 'uploading', 'paused']),
  attention: new Set(['failed', 'asking']),
  done: new Set(['done', 'cancelled', 'skipped']),
};

/** Whether a file in this state is among those that a filter shows. */
export const inFilter = (state: UploadState, filter: UploadFilter): boolean => sets[filter].has(state);

/** Adds a queue up; one pass, for it is asked with every progress. */
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

/** What the queue as a whole is doing. */
export function phaseOf({ byState }: UploadSummary): UploadPhase {
  if (byState.uploading + byState.waiting > 0) return 'uploading';
  if (byState.paused > 0) return 'paused';
  return byState.asking > 0 ? 'asking' : 'finished';
}

/** From 0 to 1. Empty files count as sent, so that a queue of nothing else can be full. */
export function progressOf({ size, sent, byState, total }: UploadSummary): number {
  if (size > 0) return sent / size;
  return total > 0 && byState.done === total ? 1 : 0;
}

/** Seconds until everything is sent; undefined while nobody can tell. */
export function secondsLeft({ size, sent, speed }: UploadSummary): number | undefined {
  return speed > 0 ? Math.ceil((size - sent) / speed) : undefined;
}

export type Milestone = 'started' | 'half' | 'failed' | 'asking' | 'finished';

/** What is worth saying aloud between two looks at a queue; the weightiest, and mostly nothing. */
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
