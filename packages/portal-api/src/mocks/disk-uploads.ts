import { http, HttpResponse, type HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { conflictAnswers, rootFolder } from '../contract/disk-items.ts';
import { uploadPath } from '../contract/disk.ts';
import type { MockDisk } from './disk-world.ts';
import { MockRefusal, refuse } from './mock.ts';
import type { MockWorld } from './world.ts';

/** The protocol of uploads (C2) as far as its own client speaks it: creation, pieces, asking how far it is, giving up. */
export function diskUploadMocks(world: MockWorld): HttpHandler[] {
  const { disk } = world;
  const headers = { 'Tus-Resumable': '1.0.0' };
  const answering =
    (work: (request: Request, userId: string) => Response | Promise<Response>) =>
    async ({ request }: { request: Request }) => {
      const accessToken = request.headers.get('authorization')?.replace(/^Bearer /, '');
      const caller = world.identify({ accessToken, refreshToken: undefined }, 'session');
      if (caller === undefined) return refuse(new MockRefusal(codes.unauthenticated, 401));
      try {
        return await work(request, caller.userId);
      } catch (error) {
        if (error instanceof MockRefusal) return refuse(error);
        throw error;
      }
    };
  const uploadOf = (request: Request, userId: string) => {
    const upload = disk.uploads.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (upload?.ownerId !== userId) throw new MockRefusal(codes.forbidden, 403);
    return upload;
  };
  const told = (upload: ReturnType<typeof uploadOf>) => {
    if (upload.content.length === upload.length) finish(disk, upload);
    return {
      ...headers,
      'Upload-Offset': String(upload.content.length),
      ...(upload.fileId === undefined ? {} : { 'Portal-File-Id': upload.fileId }),
    };
  };

  return [
    http.post(
      `*${uploadPath}`,
      answering((request, ownerId) => {
        const { filename, parentId, conflict } = readMetadata(request.headers.get('upload-metadata') ?? '');
        const length = Number(request.headers.get('upload-length'));
        if (disk.used(ownerId) + length > disk.quota) throw new MockRefusal(codes.diskFull, 413);
        const place = disk.place(ownerId, parentId);
        // What is replaced stays until there is something in its place.
        const claimed = disk.claim(ownerId, place, filename, {
          conflict: conflict === 'replace' ? 'rename' : conflict,
          folder: false,
        });
        if ('existing' in claimed) {
          const body = {
            code: codes.nameTaken,
            msg: '',
            requestId: 'mock',
            existing: disk.wire(claimed.existing),
          };
          return HttpResponse.json(body, { status: 409, headers });
        }
        const id = disk.newId('u');
        const upload = {
          ownerId,
          parentId: place,
          name: filename,
          conflict,
          length,
          content: new Uint8Array(),
        };
        disk.uploads.set(id, upload);
        const location = { Location: `${uploadPath}/${id}` };
        return new HttpResponse(null, { status: 201, headers: { ...told(upload), ...location } });
      }),
    ),
    http.head(
      `*${uploadPath}/:uploadId`,
      answering((request, userId) => {
        const upload = uploadOf(request, userId);
        return new HttpResponse(null, {
          headers: { ...told(upload), 'Upload-Length': String(upload.length) },
        });
      }),
    ),
    http.patch(
      `*${uploadPath}/:uploadId`,
      answering(async (request, userId) => {
        const upload = uploadOf(request, userId);
        if (Number(request.headers.get('upload-offset')) !== upload.content.length)
          throw new MockRefusal(codes.uploadOffset, 409);
        const piece = new Uint8Array(await request.arrayBuffer());
        const joined = new Uint8Array(upload.content.length + piece.length);
        joined.set(upload.content);
        joined.set(piece, upload.content.length);
        upload.content = joined;
        return new HttpResponse(null, { status: 204, headers: told(upload) });
      }),
    ),
    http.delete(
      `*${uploadPath}/:uploadId`,
      answering((request, userId) => {
        uploadOf(request, userId);
        disk.uploads.delete(new URL(request.url).pathname.split('/').at(-1) ?? '');
        return new HttpResponse(null, { status: 204, headers });
      }),
    ),
  ];
}

function finish(disk: MockDisk, upload: Parameters<MockDisk['uploads']['set']>[1]): void {
  if (upload.fileId !== undefined) return;
  const { ownerId, parentId, name, content } = upload;
  const conflict = upload.conflict === 'ask' ? 'rename' : upload.conflict;
  const claimed = disk.claim(ownerId, parentId, name, { conflict, folder: false });
  upload.fileId =
    'existing' in claimed
      ? claimed.existing.id
      : disk.add(ownerId, { parentId, name: claimed.name, content }).id;
}

function readMetadata(header: string) {
  const values = new Map(
    header.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ');
      const bytes = Uint8Array.from(atob(value), (character) => character.codePointAt(0) ?? 0);
      return [key, new TextDecoder().decode(bytes)] as const;
    }),
  );
  const conflict = conflictAnswers.find((answer) => answer === values.get('conflict')) ?? 'ask';
  const filename = values.get('filename');
  if (filename === undefined) throw new MockRefusal(codes.invalidInput, 400);
  return { filename, parentId: values.get('parentId') ?? rootFolder, conflict };
}
