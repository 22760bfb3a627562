import { rmSync } from 'node:fs';
import { open, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const megabyte = 1024 * 1024;
/** Free bytes below which writes are refused: what is under way, and the database's own work, still finds room. */
export const reservedBytes = 64 * megabyte;
/** Size of a reserve file, which is deleted so that the database can start on a full disk. */
const ballastBytes = 8 * megabyte;
/** Milliseconds between checks. */
const lookEvery = 500;

/** The room on the disk that holds the data folder. */
export interface DiskRoom {
  /** Whether writes are refused. */
  isShort(): boolean;
  /** Bytes that this user can still write, as of the last check. */
  free(): number;
  /** On a nearly full disk, deletes the reserve, so that the database can start. It is made again when there is room. */
  makeWay(): void;
  close(): void;
}

/** Watches a folder's disk. @param onChange Told when writes begin to be refused, and when they end. */
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
      // Without access to the folder the last result stays.
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

/** Writes real zeros: a file with holes would hold no room. */
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
