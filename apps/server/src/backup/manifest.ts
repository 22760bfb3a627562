import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../startup-error.ts';

export const manifestName = 'manifest.json';

const table = z.object({
  name: z.string().check(z.regex(/^[a-z_]+$/)),
  columns: z.array(z.string().check(z.regex(/^[a-z0-9_]+$/))),
  rows: z.int(),
  /** Of the compressed file `tables/<name>.copy.gz`, in hexadecimal. */
  sha256: z.string(),
});
export type BackupTable = z.infer<typeof table>;

/** The manifest of a backup, written last: a folder without it is not a backup. */
const manifestShape = z.object({
  kind: z.literal('snap-portal backup'),
  format: z.literal(1),
  /** Time of the snapshot, in ISO 8601. */
  takenAt: z.string(),
  /** Migrations of the tables' schema, in order. */
  migrations: z.array(z.string().check(z.regex(/^[\w.-]+\.sql$/))),
  tables: z.array(table),
  /** Uploaded files, in `files/`. */
  files: z.object({ count: z.int(), bytes: z.int() }),
});
export type Manifest = z.infer<typeof manifestShape>;

/** Reads a backup's manifest. Throws a StartupError when the folder has no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new StartupError(`${folder} holds no backup: name the folder that "portal backup" wrote.`);
  });
  const manifest = z.safeParse(manifestShape, parse(text));
  if (manifest.success) return manifest.data;
  throw new StartupError(
    `The backup in ${folder} cannot be read by this portal: its manifest is damaged, or a newer portal wrote it.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`);
