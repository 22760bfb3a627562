import { disk } from '@snap/portal-api/contract';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callDisk, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang']);
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

const script = '<script>parent.pwned = 1</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>parent.pwned = 1</script></svg>`;

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG that claims to be enormous, without the data. */
function pixelFlood(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const dangerous: [string, string | Buffer<ArrayBuffer>][] = [
  ['page.html', `<!doctype html>${script}`],
  ['picture.svg', svg],
  ['picture.png', svg],
  ['declared.svg', `<?xml version="1.0"?>${svg}`],
  ['page.xhtml', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  ['picture.gif', `GIF89a/*${script}*/=1;`],
  ['document.pdf', `%PDF-1.7\n${script}\n<html>${script}</html>`],
  ['code.js', 'parent.pwned = 1'],
  ['sniffed.txt', `     \n<html>${script}`],
  ['utf7.txt', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
  ['utf16.txt', Buffer.from(`\ufeff${script}`, 'utf16le')],
  ['flash.swf', `FWS\u0009${'x'.repeat(100)}`],
  ['bomb.zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateSync(Buffer.alloc(5_000_000))])],
  ['flood.png', pixelFlood(60_000)],
  ['.htaccess', 'AddType text/html .txt'],
  [`${'长'.repeat(96)}.txt`, 'long'],
  ['😀👩‍👩‍👧.txt', 'emoji'],
  ["quote'; filename=x.txt", 'quote'],
];

describe.each(dangerous)('%s', (name, bytes) => {
  it('is served so that nothing in it runs', async () => {
    const fileId = await uploadFile(server, zhang, { name, bytes });
    for (const inline of [0, 1]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, headers } = await callDisk(server, zhang, disk.download, { fileId, inline });
      expect(status).toBe(200);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const type = headers.get('content-type') ?? '';
      expect(type).not.toMatch(/html|svg|xml|script|flash/);
      const [disposition = ''] = headers.get('content-disposition')?.split(';') ?? [];
      const mayShow = /^(text\/plain|image\/(gif|png)|application\/pdf)/.test(type);
      expect(disposition).toBe(inline === 1 && mayShow ? 'inline' : 'attachment');
      const encoded = /filename\*=UTF-8''(\S+)$/.exec(headers.get('content-disposition') ?? '')?.[1];
      expect(decodeURIComponent(encoded ?? '')).toBe(name);
    }
    const { result } = await onDisk(server, zhang, disk.detail, { fileId });
    expect([result.image, result.thumb]).toEqual([undefined, undefined]);
    expect((await callDisk(server, zhang, disk.thumb, { fileId })).status).toBe(404);
  });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#296abb' } });

describe('images', () => {
  it('have their size as shown, and a thumbnail that is made once', async () => {
    const turned = await picture(1_200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    // What it is called is not what it is.
    const fileId = await uploadFile(server, zhang, { name: 'photo.txt', bytes: new Uint8Array(turned) });
    const { result } = await onDisk(server, zhang, disk.detail, { fileId });
    expect(result).toMatchObject({
      mediaType: 'image/jpeg',
      image: { width: 800, height: 1_200 },
      thumb: { width: 320, height: 480 },
    });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => callDisk(server, zhang, disk.thumb, { fileId })),
    );
    const small = await Promise.all(responses.map((response) => response.arrayBuffer()));
    const { width, height, format } = await sharp(Buffer.from(small[0] ?? new ArrayBuffer())).metadata();
    expect([width, height, format]).toEqual([320, 480, 'webp']);
    expect(new Set(small.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
    const etag = responses[0]?.headers.get('etag') ?? '';
    const known = await callDisk(server, zhang, disk.thumb, { fileId }, { 'if-none-match': etag });
    expect(known.status).toBe(304);
  });

  it('are files like any other when they are broken', async () => {
    const whole = await picture(500, 500).png().toBuffer();
    const bytes = new Uint8Array(whole.subarray(0, whole.length - 200));
    const fileId = await uploadFile(server, zhang, { name: 'broken.png', bytes });
    expect((await callDisk(server, zhang, disk.thumb, { fileId })).status).toBe(404);
    expect((await callDisk(server, zhang, disk.download, { fileId })).status).toBe(200);
  });

  it('are served in parts, and never without a session', async () => {
    const bytes = new Uint8Array(await picture(50, 50).png().toBuffer());
    const fileId = await uploadFile(server, zhang, { name: 'part.png', bytes });
    const part = await callDisk(server, zhang, disk.download, { fileId, inline: 1 }, { range: 'bytes=1-3' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${bytes.length}`,
    ]);
    const beyond = await callDisk(server, zhang, disk.download, { fileId }, { range: 'bytes=99999-' });
    expect(beyond.status).toBe(416);
    expect((await callDisk(server, { headers: {} }, disk.download, { fileId })).status).toBe(401);
    const byCookie = await callDisk(
      server,
      { headers: {} },
      disk.download,
      { fileId },
      { cookie: zhang.cookies },
    );
    expect(byCookie.status).toBe(200);
  });
});
