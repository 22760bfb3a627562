import { rmSync } from 'node:fs';
import { open, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const megabyte = 1024 * 1024;
/** Free bytes below which writes are refused, so that running work and the database still have space. */
export const reservedBytes = 64 * megabyte;
/** Size of the reserve file, which is deleted so that the database can start on a full disk. */
const ballastBytes = 8 * megabyte;
/** Interval of the checks in milliseconds. */
const lookEvery = 500;

/** Free space on the disk of the data folder. */
export interface DiskRoom {
  /** Whether writes are refused. */
  isShort(): boolean;
  /** Bytes that this user could write at the last check. */
  free(): number;
  /** Deletes the reserve on a nearly full disk, so that the database can start. It is recreated when there is space. */
  makeWay(): void;
  close(): void;
}

/** Monitors the disk of a folder. @param onChange Called when refusing writes starts and ends. */
export async function watchDiskRoom(
  folder: string,
  onChange: (short: boolean, free: number) => void,
): Promise<DiskRoom> {
  const ballast = join(folder, 'reserve');
  let free = Number.POSITIVE_INFINITY;
  let short = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async () => {
    try {
      const { bavail, bsize } = await statfs(folder);
      free = bavail * bsize;
      const now = free < reservedBytes;
      if (now !== short) onChange(now, free);
      short = now;
      if (!short && free > 2 * reservedBytes) await makeBallast(ballast);
    } catch {
      // If the folder is inaccessible, keep the last result.
    }
    if (!closed) timer = setTimeout(() => void look(), lookEvery).unref();
  };
  await look();
  return {
    isShort: () => short,
    free: () => free,
    makeWay() {
      if (short) rmSync(ballast, { force: true });
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Writes actual zeros: a sparse file would reserve nothing. */
async function makeBallast(path: string): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known?.size === ballastBytes) return;
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(Buffer.alloc(ballastBytes));
  } finally {
    await file.close();
  }
}
