import { rootFolder } from '@snap/portal-api/contract';
import { Readable } from 'node:stream';
import {
  addPart,
  createUpload,
  finishUpload,
  makeFolder,
  readUpload,
  shareBatch,
} from '../../areas/disk/index.ts';
import { disks, shares } from './disks.ts';
import { type Known, knownLogins } from './people.ts';
import { actorOf, demoTenant, fileKey, readAsset, type Stage, userIdOf } from './stage.ts';

/** Fills the disks of the named people, and shares some items. */
export async function writeDisks(stage: Stage): Promise<void> {
  await Promise.all(knownLogins.map((login) => writeDisk(stage, login)));
  for (const { by, name, to } of shares) {
    const id = stage.files.get(fileKey(userIdOf(by), name));
    const target =
      'person' in to ? { user2: userIdOf(to.person) } : { groupId: stage.groups.get(to.group)?.id };
    if (id === undefined) throw new Error(`${by} has no ${name}`);
    if ('groupId' in target && target.groupId === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await stage.database.tenant(demoTenant, (tx) => shareBatch(tx, actorOf(by), [{ id, ...target }]));
  }
}

async function writeDisk(stage: Stage, login: Known): Promise<void> {
  const actor = actorOf(login);
  for (const { name, files } of disks[login]) {
    // oxlint-disable-next-line no-await-in-loop -- of one disk one after the other
    const parentId = name === '' ? rootFolder : await writeFolder(stage, login, name);
    for (const [filename, from] of files) {
      // oxlint-disable-next-line no-await-in-loop
      const bytes = 'text' in from ? Buffer.from(from.text) : await readAsset(from.asset);
      // oxlint-disable-next-line no-await-in-loop
      const id = await upload(stage, actor, { parentId, filename, bytes });
      stage.files.set(fileKey(actor.userId, filename), id);
    }
  }
}

async function writeFolder(stage: Stage, login: Known, filename: string): Promise<string> {
  const actor = actorOf(login);
  const { id } = await stage.database.tenant(demoTenant, (tx) =>
    makeFolder(tx, actor, { parentId: rootFolder, filename, conflict: 'rename' }),
  );
  stage.files.set(fileKey(actor.userId, filename), id);
  return id;
}

/** Uploads a file like a browser: creation, one chunk, completion. */
async function upload(
  { database, storage }: Stage,
  actor: ReturnType<typeof actorOf>,
  { parentId, filename, bytes }: { parentId: string; filename: string; bytes: Buffer },
): Promise<string> {
  const input = { filename, parentId, conflict: 'rename', length: bytes.length, metadata: '' } as const;
  const made = await database.tenant(demoTenant, (tx) => createUpload(tx, actor, input));
  if ('existing' in made) throw new Error(`there is a ${filename} already`);
  const { uploadId } = made;
  const place = { tenantId: demoTenant, uploadId };
  const piece = await storage.pieces.receive(place, 0, Readable.from([bytes]), { most: bytes.length });
  const whole = await database.tenant(demoTenant, async (tx) => {
    await addPart(tx, actor, uploadId, { start: 0, length: piece.length, name: piece.name });
    return readUpload(tx, actor, uploadId);
  });
  return finishUpload({ database, storage }, actor, whole);
}
