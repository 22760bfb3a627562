import {
  disk,
  type DiskItem,
  type Endpoint,
  type ParsedInputOf,
  uploadPath,
} from '@snap/portal-api/contract';
import * as z from 'zod/mini';
import type { SignedIn, TestServer } from './test-server.ts';

type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** Sends a call as a person and returns the raw response. */
export function callDisk(
  { url }: Pick<TestServer, 'url'>,
  person: Pick<SignedIn, 'headers'>,
  { method, path }: Endpoint,
  values: Values = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const parameters = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  );
  return fetch(`${url}${path}${method === 'GET' ? `?${parameters}` : ''}`, {
    method,
    headers: { ...person.headers, ...headers },
    ...(method === 'POST' ? { body: parameters } : {}),
  });
}

const coded = z.object({ code: z.string() });

/** Sends a call and returns the validated result; throws when refused. */
export async function onDisk<Output extends z.ZodMiniType>(
  server: Pick<TestServer, 'url'>,
  person: Pick<SignedIn, 'headers'>,
  endpoint: Endpoint<z.ZodMiniType, Output>,
  values: Values = {},
): Promise<z.output<Output>> {
  const response = await callDisk(server, person, endpoint, values);
  const body: unknown = await response.json();
  const { code } = coded.parse(body);
  if (response.status !== 200 || code !== '0')
    throw new Error(`${endpoint.path} was refused: ${response.status} ${JSON.stringify(body)}`);
  return z.parse(endpoint.output, body);
}

/** Lists a folder. */
export async function listed(
  server: Pick<TestServer, 'url'>,
  person: Pick<SignedIn, 'headers'>,
  parentId = 'root',
): Promise<DiskItem[]> {
  const input: Partial<ParsedInputOf<typeof disk.list>> = { parentId, size: 200 };
  return (await onDisk(server, person, disk.list, input)).list;
}

export interface NewFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer> | string;
  parentId?: string;
  conflict?: string;
}

/** Headers of an upload, including metadata. */
export function tusHeaders(
  person: Pick<SignedIn, 'headers'>,
  metadata: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const pairs = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  return {
    ...person.headers,
    'tus-resumable': '1.0.0',
    ...(pairs.length > 0 ? { 'upload-metadata': pairs.join(',') } : {}),
  };
}

/** Creates an upload and returns the raw response. */
export function createUploadOf(
  { url }: Pick<TestServer, 'url'>,
  person: Pick<SignedIn, 'headers'>,
  { name, bytes, parentId = 'root', conflict = 'ask' }: NewFile,
): Promise<Response> {
  return fetch(`${url}${uploadPath}`, {
    method: 'POST',
    headers: {
      ...tusHeaders(person, { filename: name, parentId, conflict }),
      'upload-length': String(Buffer.byteLength(bytes)),
    },
  });
}

/** Sends a chunk and returns the raw response. */
export function sendPiece(
  { url }: Pick<TestServer, 'url'>,
  person: Pick<SignedIn, 'headers'>,
  location: string,
  offset: number,
  bytes: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}${location}`, {
    method: 'PATCH',
    headers: {
      ...tusHeaders(person),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body: bytes,
  });
}

/** Uploads a small file in one chunk and returns its id; throws when refused. */
export async function uploadFile(
  server: Pick<TestServer, 'url'>,
  person: Pick<SignedIn, 'headers'>,
  file: NewFile,
): Promise<string> {
  const created = await createUploadOf(server, person, file);
  const location = created.headers.get('location');
  if (created.status !== 201 || !location)
    throw new Error(`not created: ${created.status} ${await created.text()}`);
  const done = created.headers.get('portal-file-id') ?? undefined;
  if (done !== undefined) return done;
  const sent = await sendPiece(server, person, location, 0, file.bytes);
  const id = sent.headers.get('portal-file-id');
  if (sent.status !== 204 || id === null) throw new Error(`not stored: ${sent.status} ${await sent.text()}`);
  return id;
}
