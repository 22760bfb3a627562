import S3rver from '@20minutes/s3rver';
import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/** The key and secret of s3rver. */
const login = 'S3RVER:S3RVER';

export interface S3Server {
  /** PORTAL_FILES_URL with its empty bucket. */
  url: string;
  /** Without waiting for connections. */
  close(): Promise<void>;
}

/**
 * An S3 server on loopback.
 * @param directory Folder of its buckets, which a later one continues.
 * @param port 0: chosen by the system.
 */
export async function startS3Server(directory: string, port = 0): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    // It computes another one for requests to the bucket itself. The key id is checked all the same.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'portal' }],
  });
  // S3 shows an object when it is complete, this server while it is written.
  const { store } = server;
  const putContent = store.putContent.bind(store);
  store.putContent = async (path, content) => {
    const temporary = `${path}.${randomUUID()}`;
    try {
      const put = await putContent(temporary, content);
      await rename(temporary, path);
      return put;
    } finally {
      await rm(temporary, { force: true });
    }
  };
  // It would remove the folders above with all that was stored in them since it found them empty.
  store.deleteObject = async (bucket, key) => {
    const files = ['object', 'object.md5', 'metadata.json'].map((kind) =>
      store.getResourcePath(bucket, key, kind),
    );
    await Promise.all(files.map((file) => rm(file, { force: true })));
  };
  const { port: actual } = await server.run();
  return {
    url: `s3://${login}@127.0.0.1:${actual}/portal?tls=0`,
    close() {
      server.httpServer.closeAllConnections();
      return server.close();
    },
  };
}
