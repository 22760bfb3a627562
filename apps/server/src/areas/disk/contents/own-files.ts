import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { StartupError } from '../../../startup-error.ts';
import type { Database } from '../../../store/database.ts';
import { filesLock, readFilesId, writeFilesId } from '../../../store/files-id.ts';
import type { BucketStorage, FileStorage } from './storage.ts';

/**
 * Checks that the storage has the files of this database, which the first start of all binds to each other. Sets its id.
 * @param tied Whether the database is in the folder of the files: a new one then has those that are there.
 * @throws StartupError for other files, and FilesAway.
 */
export async function bindFiles(database: Database, storage: FileStorage, tied: boolean): Promise<void> {
  const there = await storage.readId();
  const expected = await database.system((tx) => readFilesId(tx));
  if (there !== expected && !(tied && expected === undefined)) throw otherFiles(storage, there);
  storage.id = there ?? randomUUID();
  if (there !== storage.id) await storage.writeId(storage.id);
  if (expected !== storage.id) await acceptId(database, storage.id);
}

function otherFiles({ name }: FileStorage, there: string | undefined): StartupError {
  return new StartupError(
    `The files in ${name} are not those of this database${there === undefined ? '' : ', but of another one'}: set PORTAL_DATA ` +
      'or PORTAL_FILES_URL as its other servers do, run "npm run portal -- files move" to bring them there, or ' +
      '"npm run portal -- files accept" when they are the right ones.',
  );
}

const acceptId = (database: Database, id: string) => database.system((tx) => writeFilesId(tx, id));

/** Declares that the storage has the files of this database, such as after a copy by other means. */
export async function acceptFiles(database: Database, storage: FileStorage): Promise<void> {
  await acceptId(database, await idOf(storage));
}

/** The storage's id, which it gets when it has none. */
export async function idOf(storage: FileStorage): Promise<string> {
  const there = await storage.readId();
  if (there !== undefined) return there;
  const id = randomUUID();
  await storage.writeId(id);
  return id;
}

/** Passes over the folder before the last one, each of which copies what came during the one before. */
const PASSES = 3;

/**
 * Moves all files from a folder to a bucket while servers use the folder. In the last step, which copies only what came
 * during the one before, new files are refused with 503; afterwards they are, too, until the servers use the bucket.
 * @throws StartupError when the bucket has other files.
 */
export async function moveFiles(
  database: Database,
  { from, to, folder }: { from: FileStorage; to: BucketStorage; folder: string },
  onProgress: (share: number) => void,
): Promise<{ count: number; bytes: number }> {
  const expected = await database.system((tx) => readFilesId(tx));
  const [source, target] = [await from.readId(), await to.readId()];
  if (target !== undefined && target === expected)
    throw new StartupError(`The files are in ${to.name} already: nothing was moved.`);
  if (source !== expected) throw otherFiles(from, source);
  // The same for each attempt: one that broke off can be repeated.
  const id = `moved-${source ?? 'first'}`;
  if (target !== undefined && target !== id) throw otherFiles(to, target);
  const fill = to.fillFrom(folder);
  const sum = { count: 0, bytes: 0 };
  const pass = async (report?: (share: number) => void) => {
    const { count, bytes } = await fill(report);
    sum.count += count;
    sum.bytes += bytes;
    return count;
  };
  for (let passes = 0; passes < PASSES; passes += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if ((await pass(onProgress)) === 0) break;
  }
  await database.system(async (tx) => {
    // Waits for transactions that refer to new files, and refuses further ones.
    await sql`SELECT pg_advisory_xact_lock(${filesLock})`.execute(tx);
    await pass();
    await to.writeId(id);
    await writeFilesId(tx, id);
  });
  return sum;
}
