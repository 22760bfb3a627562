import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codes } from '@snap/portal-api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: PersonAtWork;
let ben: PersonAtWork;
let stranger: PersonAtWork;
let group: string;

beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['demo', 'acme']) await server.addTenant(tenant);
  await server.addPeople('demo', [{ login: 'ann', name: '<b>&' }, 'ben', 'eve']);
  await server.addPeople('acme', ['walker']);
  group = await server.addGroup({
    name: '要闻',
    ownerId: 'demo~ann',
    memberIds: ['demo~ben'],
  });
  ann = await atWork(server, 'demo~ann');
  ben = await atWork(server, 'demo~ben');
  stranger = await atWork(server, 'acme~walker');
});
afterAll(async () => {
  for (const { events } of [ann, ben, stranger]) events.close();
  await server.close();
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } });
const asFile = (bytes: Uint8Array | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

describe('an avatar', () => {
  it('is cut to a square, encoded again without the file’s other data, and seen by everyone', async () => {
    const photo = await plain(900, 300)
      .withExif({ IFD0: { Copyright: 'canary-exif', ImageDescription: 'canary-place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { avatarVersion } = await ann.api.directory.setAvatar({ file: asFile(photo, 'text/html') });
    const card = await ben.api.directory.obtainUser({ userId: ann.userId });
    expect(card.avatarVersion).toBe(avatarVersion);
    const response = await ben.api.directory.userAvatar({ userId: ann.userId, temp: avatarVersion });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(bytes.includes('canary')).toBe(false);
    await vi.waitFor(() =>
      expect(ann.events.received.map(({ event }) => event)).toContainEqual({
        type: 'settings',
        avatarVersion,
      }),
    );
  });

  it('is fetched by a browser with nothing but the media cookie, and not again when it has it', async () => {
    const { cookies } = await server.signIn('demo~ben');
    const path = ben.api.directory.userAvatar.url({ userId: ann.userId }).slice(0);
    const address = path.startsWith('http') ? path : server.url + path;
    const first = await fetch(address, { headers: { cookie: cookies } });
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { cookie: cookies, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['image/png', 'application/octet-stream', 'image/svg+xml'])(
    'is known by its content, whatever the client says: %s',
    async (type) => {
      const file = asFile(await plain(20, 20).webp().toBuffer(), type);
      expect((await ann.api.directory.setAvatar({ file })).avatarVersion).toMatch(/^[0-9a-f]{16}$/);
    },
  );

  test.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a beginning without an end', '\u0089PNG'],
    ['a name alone', 'GIF89a<script>'],
  ])('is not %s', async (_, text) => {
    const call = ann.api.directory.setAvatar({ file: asFile(Buffer.from(text, 'latin1')) });
    await expect(call).rejects.toMatchObject({ kind: 'business', code: codes.noPicture });
  });

  it('is not a flood of pixels in a few bytes', async () => {
    const flood = await plain(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    const call = ann.api.directory.setAvatar({ file: asFile(flood) });
    await expect(call).rejects.toMatchObject({ code: codes.noPicture });
  });

  it('is not larger than what may come in', async () => {
    const call = ann.api.directory.setAvatar({ file: asFile(new Uint8Array(10 * 1024 * 1024 + 1)) });
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 413 });
  });

  it('is not accepted in a form or JSON, and other calls accept no image as a body', async () => {
    const { headers } = await server.signIn('demo~ann');
    const post = (path: string, type: string, body: string) =>
      fetch(`${server.url}${path}`, { method: 'POST', headers: { ...headers, 'content-type': type }, body });
    expect((await post('/snap-engine-file/avatar/upload', 'application/json', '{"file":"x"}')).status).toBe(
      400,
    );
    expect((await post('/snap-app-im/friend/accept', 'image/png', 'x')).status).toBe(415);
  });

  it('is stored in the data folder by its content alone', async () => {
    const folder = join(server.dataFolder, 'avatars', 'demo');
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.length > 2);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}$/);
    expect((await readFile(join(folder, names[0] ?? ''))).subarray(8, 12).toString()).toBe('WEBP');
  });
});

describe('without an avatar', () => {
  it('gets initials that cannot run and are never shown as a page', async () => {
    await server.db.tenant('demo', (tx) => tx.updateTable('person').set({ avatar: null }).execute());
    const response = await ben.api.directory.userAvatar({ userId: ann.userId });
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    const drawing = await response.text();
    expect(drawing).toContain('&lt;</text>');
    expect(drawing).not.toContain('<b>');
  });

  it('a person is shown with initials', async () => {
    const unknown = ben.api.directory.userAvatar({ userId: 'demo~nobody' });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    const foreign = ben.api.directory.userAvatar({ userId: 'acme~walker' });
    await expect(foreign).rejects.toMatchObject({ status: 403 });
  });
});

describe("a group's avatar", () => {
  it('is set by its owner, seen by its members, and notifies them', async () => {
    const file = asFile(await plain(20, 20).png().toBuffer());
    await expect(ben.api.directory.setAvatar({ file, groupId: group })).rejects.toMatchObject({
      code: codes.notGroupOwner,
    });
    await ann.api.directory.setAvatar({ file, groupId: group });
    for (const avatarId of [group, `${group}_discussionGroup`]) {
      const response = await ben.api.directory.groupAvatar({ avatarId });
      expect(response.headers.get('content-type')).toBe('image/webp');
    }
    await vi.waitFor(() =>
      expect(ben.events.received.map(({ event }) => event)).toContainEqual({
        type: 'group',
        groupId: group,
        change: 'changed',
      }),
    );
  });

  it('looks like none to everyone else', async () => {
    const eve = await atWork(server, 'demo~eve');
    eve.events.close();
    for (const { api } of [eve, stranger]) {
      await expect(api.directory.groupAvatar({ avatarId: group })).rejects.toMatchObject({ status: 404 });
    }
  });
});
