import { codes, limits, uploadPath } from '@snap/portal-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { LocalizedActor } from '../../../actor.ts';
import { invalidInput } from '../../../http/input.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import { protocolRoute, type Route } from '../../../http/route.ts';
import { notYours } from '../queries/items.ts';
import { itemWire } from '../presenter.ts';
import { readRoom } from '../queries/quota.ts';
import { requireOwnFiles } from '../contents/storage.ts';
import { finishUpload, type UploadStore } from './finish.ts';
import { readMetadata } from './metadata.ts';
import { uploadIdPattern } from './pieces.ts';
import { answerByStatus, TakenName } from './refusals.ts';
import { addPart, createUpload, dropUpload, readUpload, type Upload } from './rows.ts';

const version = '1.0.0';
const checksums = ['sha1', 'sha256'];
const bytesType = 'application/offset+octet-stream';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: LocalizedActor;
}

/** The tus 1.0 protocol over rows and pieces (C2); the contract's `uploadPath` says what it promises. */
export function uploadRoutes(store: UploadStore): Route[] {
  const { database } = store;
  const read = ({ request, actor }: Exchange) => {
    const id = uploadIdOf(request);
    return database.tenant(actor.tenantId, (tx) => readUpload(tx, actor, id));
  };

  const finishing = new Map<string, Promise<string>>();
  /** Concurrent requests for the same upload share one run: each would put another copy of all pieces on the disk. */
  const finish = (actor: LocalizedActor, upload: Upload): Promise<string> => {
    const known = finishing.get(upload.uploadId);
    if (known) return known;
    const made = finishUpload(store, actor, upload).finally(() => finishing.delete(upload.uploadId));
    finishing.set(upload.uploadId, made);
    return made;
  };

  /** Says how far an upload is; one whose bytes are all there becomes a file first. */
  const settle = async ({ reply, actor }: Exchange, upload: Upload) => {
    if (upload.offset === upload.length) {
      void reply.header('portal-file-id', await finish(actor, upload));
    }
    void reply.headers({
      'upload-offset': upload.offset,
      'upload-expires': upload.expiresAt.toUTCString(),
    });
  };

  /** Stores the request's body as the next piece. */
  const append = async (exchange: Exchange, upload: Upload): Promise<Upload> => {
    const { request, actor } = exchange;
    const { tenantId } = actor;
    const place = { tenantId, uploadId: upload.uploadId };
    const most = Math.min(upload.length - upload.offset, limits.uploadChunk);
    if (Number(request.headers['content-length'] ?? 0) > most) throw new HttpRefusal(413, codes.tooLarge);
    const checksum = readChecksum(request);
    const { body } = request;
    if (request.headers['content-type'] !== bytesType) throw new HttpRefusal(415, codes.unsupportedMediaType);
    if (!(body instanceof Readable)) throw invalidInput({ field: 'body', rule: 'required' });
    const piece = await store.storage.pieces.receive(place, upload.offset, body, {
      most,
      ...(checksum ? { checksum: checksum.algorithm } : {}),
    });
    const damaged = checksum && !(piece.digest && checksum.value.equals(piece.digest));
    if (damaged || piece.length === 0) {
      await store.storage.pieces.discard(place, piece.name);
      // A piece that broke off cannot be checked, so it is dropped.
      if (damaged) throw new HttpRefusal(460, codes.checksumDiffers);
      return upload;
    }
    const part = { start: upload.offset, length: piece.length, name: piece.name };
    const added = await database
      .tenant(tenantId, async (tx) => {
        await requireOwnFiles(tx, store.storage);
        return addPart(tx, actor, upload.uploadId, part);
      })
      .catch(async (error: unknown) => {
        // Refused, so no row names it. Of a broken connection that is not known, and the piece stays.
        if (error instanceof HttpRefusal || error instanceof Refusal)
          await store.storage.pieces.discard(place, piece.name);
        throw error;
      });
    if (!added) {
      await store.storage.pieces.discard(place, piece.name);
      throw new HttpRefusal(409, codes.uploadOffset);
    }
    return database.tenant(tenantId, (tx) => readUpload(tx, actor, upload.uploadId));
  };

  const create = async (exchange: Exchange) => {
    const { request, reply, actor } = exchange;
    const metadata = String(request.headers['upload-metadata'] ?? '');
    const wanted = { ...readMetadata(metadata), metadata, length: readCount(request, 'upload-length') };
    const made = await database.tenant(actor.tenantId, (tx) => createUpload(tx, actor, wanted));
    if ('existing' in made) throw new TakenName(itemWire(made.existing));
    void reply.header('location', `${uploadPath}/${made.uploadId}`);
    const upload = await database.tenant(actor.tenantId, (tx) => readUpload(tx, actor, made.uploadId));
    const carries = request.headers['content-type'] === bytesType;
    await settle(exchange, carries ? await append(exchange, upload) : upload);
    void reply.code(201).send();
  };

  const patch = async (exchange: Exchange) => {
    const { request, reply } = exchange;
    const upload = await read(exchange);
    if (readCount(request, 'upload-offset') !== upload.offset) throw new HttpRefusal(409, codes.uploadOffset);
    await settle(exchange, await append(exchange, upload));
    void reply.code(204).send();
  };

  const head = async (exchange: Exchange) => {
    const upload = await read(exchange);
    await settle(exchange, upload);
    void exchange.reply
      .headers({ 'upload-length': upload.length, 'upload-metadata': upload.metadata })
      .code(200)
      .send();
  };

  const terminate = async ({ request, reply, actor }: Exchange) => {
    const uploadId = uploadIdOf(request);
    await database.essential.tenant(actor.tenantId, (tx) => dropUpload(tx, actor, uploadId));
    await store.storage.pieces.remove({ tenantId: actor.tenantId, uploadId });
    void reply.code(204).send();
  };

  const options = async ({ reply, actor }: Exchange) => {
    const { total } = await database.tenant(actor.tenantId, (tx) => readRoom(tx, actor));
    void reply
      .headers({
        'tus-version': version,
        'tus-extension': 'creation,creation-with-upload,checksum,termination,expiration',
        'tus-checksum-algorithm': checksums.join(','),
        'tus-max-size': total,
      })
      .code(204)
      .send();
  };

  const one = { HEAD: head, PATCH: patch, DELETE: terminate, OPTIONS: options };
  const all = { POST: create, OPTIONS: options };
  return [
    protocolRoute(uploadPath, Object.keys(all), answering(all)),
    protocolRoute(`${uploadPath}/:uploadId`, Object.keys(one), answering(one)),
  ];
}

function uploadIdOf({ params }: FastifyRequest): string {
  const id =
    typeof params === 'object' && params !== null && 'uploadId' in params ? params.uploadId : undefined;
  if (typeof id !== 'string' || !uploadIdPattern.test(id)) throw notYours();
  return id;
}

function readCount({ headers }: FastifyRequest, name: string): number {
  const text = headers[name];
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text))
    throw invalidInput({ field: name, rule: 'pattern' });
  return Number(text);
}

/** `Upload-Checksum: sha1 <Base64>`. */
function readChecksum({ headers }: FastifyRequest): { algorithm: string; value: Buffer } | undefined {
  const header = headers['upload-checksum'];
  if (header === undefined) return undefined;
  const [algorithm = '', value = ''] = String(header).split(' ');
  if (!checksums.includes(algorithm)) throw invalidInput({ field: 'Upload-Checksum', rule: 'enum' });
  return { algorithm, value: Buffer.from(value, 'base64') };
}

/** Dispatches by method, and refuses another version of the protocol. */
const answering =
  (
    work: Readonly<Record<string, (exchange: Exchange) => Promise<void>>>,
  ): Parameters<typeof protocolRoute>[2] =>
  ({ request, reply, actor }) =>
    answerByStatus(request, reply, async () => {
      void reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store' });
      if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== version) {
        void reply.header('tus-version', version);
        throw new HttpRefusal(412, codes.invalidInput, undefined, [{ field: 'Tus-Resumable', rule: 'enum' }]);
      }
      const respond = work[request.method];
      if (!respond) throw new HttpRefusal(405, codes.methodNotAllowed);
      await respond({ request, reply, actor });
    });
