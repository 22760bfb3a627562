import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../contents/bucket.ts';
import {
  assembleFile,
  createFolderPieces,
  newPieceName,
  piecePath,
  type Pieces,
  receiveFile,
  uploadPath,
  type UploadPlace,
} from './pieces.ts';

/** What the keys of pieces begin with: no organisation's name. */
const prefix = '_uploads/';

const keyOf = (place: UploadPlace, name: string) => prefix + piecePath(place, name);

/**
 * Pieces in a bucket, where any server finds them. Each passes through a file on this server's disk: a bucket takes no
 * object of unknown length, and a piece that broke off counts as far as it came.
 * @param folder Of the files on their way.
 */
export function createS3Pieces(bucket: Bucket, folder: string): Pieces {
  const local = createFolderPieces(folder);

  /** Runs with a folder of its own, which looks like an upload's, so that one of a crash is swept like those. */
  const onDisk = async ({ tenantId }: UploadPlace) => {
    const own = join(folder, uploadPath({ tenantId, uploadId: randomUUID() }));
    await mkdir(own, { recursive: true, mode: 0o700 });
    return { own, remove: () => rm(own, { recursive: true, force: true }) };
  };

  return {
    async receive(place, start, from, limits) {
      const { own, remove } = await onDisk(place);
      try {
        const name = newPieceName(start);
        const received = await receiveFile(join(own, name), from, limits);
        if (received.length > 0) await bucket.put(keyOf(place, name), join(own, name));
        return { name, ...received };
      } finally {
        await remove();
      }
    },

    async assemble(place, parts) {
      const { own, remove } = await onDisk(place);
      try {
        const read = ({ name }: { name: string }) => bucket.get(keyOf(place, name));
        return { ...(await assembleFile(join(own, newPieceName(0)), parts, read)), release: remove };
      } catch (error) {
        await remove();
        throw error;
      }
    },

    discard: (place, name) => bucket.delete(keyOf(place, name)),

    async remove(place) {
      for await (const objects of bucket.list(`${prefix}${uploadPath(place)}/`))
        await Promise.all(objects.map(({ key }) => bucket.delete(key)));
    },

    async sweep(before) {
      await local.sweep(before);
      const uploads = new Map<string, { newest: Date; keys: string[] }>();
      for await (const objects of bucket.list(prefix)) {
        for (const { key, at } of objects) {
          const upload = key.slice(0, key.lastIndexOf('/'));
          const { newest, keys } = uploads.get(upload) ?? { newest: at, keys: [] };
          uploads.set(upload, { newest: at > newest ? at : newest, keys: [...keys, key] });
        }
      }
      for (const { newest, keys } of uploads.values()) {
        // oxlint-disable-next-line no-await-in-loop -- no request waits for it
        if (newest < before) await Promise.all(keys.map((key) => bucket.delete(key)));
      }
    },
  };
}
