import { expect, it } from 'vitest';
import { readFilesUrl } from './files-url.ts';

it('a bucket’s URL has TLS and a region unless it says otherwise, and percent-encoded keys', () => {
  expect(readFilesUrl('s3://key:a%2Fb%3A+c=@s3.example/portal-files')).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'portal-files',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'a/b:+c=',
  });
  expect(readFilesUrl('s3://k:s@[::1]:9000/portal?region=eu-1&tls=0')).toMatchObject({
    endpoint: 'http://[::1]:9000',
    region: 'eu-1',
  });
});

it.each([
  ['https://k:hidden@h/portal', 'does not look like'],
  ['s3://k:hidd/en@h/portal', 'does not look like'],
  ['s3://h/portal', 'no key and secret'],
  ['s3://k:hidden@h', 'not the name of a bucket'],
  ['s3://k:hidden@h/Portal', 'not the name of a bucket'],
  ['s3://k:hidden@h/portal/sub', 'not the name of a bucket'],
  ['s3://k:hidden@h/portal?tls=no', '"tls" must be 0 or 1'],
  ['s3://k:hidden@h/portal?ssl=0', 'unknown parameter "ssl"'],
  ['s3://k:hid%den@h/portal', '"%"'],
])('%s is refused with the reason, without the secret', (url, reason) => {
  const read = () => readFilesUrl(url);
  expect(read).toThrow(TypeError);
  expect(read).toThrow(reason);
  expect(read).not.toThrow('hid');
});
