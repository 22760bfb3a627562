// The parts of the package that the tests use: it has no types of its own.
declare module '@20minutes/s3rver' {
  interface Store {
    /** Writes an object's bytes; resolves to their number and their MD5 in hexadecimal. */
    putContent(path: string, content: unknown): Promise<[size: number, md5: string]>;
    deleteObject(bucket: string, key: string): Promise<void>;
    /** The file of one kind that belongs to an object. */
    getResourcePath(bucket: string, key: string, kind: string): string;
  }

  interface Options {
    address: string;
    /** 0: chosen by the system. */
    port: number;
    /** Folder of the buckets. */
    directory: string;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: readonly { name: string }[];
  }

  export default class S3rver {
    readonly store: Store;
    readonly httpServer: import('node:http').Server;
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
