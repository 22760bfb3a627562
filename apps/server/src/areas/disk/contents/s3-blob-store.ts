import { tenantIdPattern } from '../../../store/tenant-id.ts';
import { type Blob, blobPath, type BlobStore, hashPattern, type Part } from './blob-store.ts';
import type { Bucket } from './bucket.ts';

/** @param prefix What the keys begin with: none, or a name that is no organisation's, with a `/`. */
export function createS3BlobStore(bucket: Bucket, prefix = ''): BlobStore {
  const keyOf = (blob: Blob, part: Part) => prefix + blobPath(blob, part);
  const has: BlobStore['has'] = async (blob, part = 'content') =>
    (await bucket.find(keyOf(blob, part))) !== undefined;
  return {
    has,
    async put(blob, from, part = 'content') {
      if (!(await has(blob, part))) await bucket.put(keyOf(blob, part), from);
    },
    open: (blob, range, part = 'content') => bucket.get(keyOf(blob, part), range),
    async *list() {
      for await (const objects of bucket.list(prefix)) {
        const names = objects.map(({ key }) => key.slice(prefix.length).split('/'));
        const contents = names.filter(
          ([tenantId = '', , hash = '', ...more]) =>
            tenantIdPattern.test(tenantId) && hashPattern.test(hash) && more.length === 0,
        );
        for (const [tenantId = '', ofOne] of Map.groupBy(contents, ([first]) => first))
          yield { tenantId, hashes: ofOne.map(([, , hash = '']) => hash) };
      }
    },
    since: async (blob) => (await bucket.find(keyOf(blob, 'content')))?.at,
    sweep: (before) => bucket.abandonUploads(before),
    async delete(blob) {
      await Promise.all((['content', 'thumb'] as const).map((part) => bucket.delete(keyOf(blob, part))));
    },
  };
}
