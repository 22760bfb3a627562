import { expect, it } from 'vitest';
import { codeKeyOf } from './code-key.ts';

const folder = (superuser: string) => ({ superuser, owner: 'owner', application: 'application' });
const key = (databaseUrl: string | undefined, superuser = 'one') =>
  codeKeyOf(databaseUrl, folder(superuser)).toString('hex');

it('is the same for all servers of a database, whatever their folders and connections', () => {
  const here = key('postgres://portal:s3cret@db/portal');
  expect(key('postgresql://portal:s3cret@10.0.0.7:5433/portal?sslmode=require', 'two')).toBe(here);
  expect(key('postgres://portal:other@db/portal')).not.toBe(here);
});

it('is that of the data folder when no URL has a password', () => {
  for (const url of [undefined, 'postgres://portal@db/portal', 'postgres:///portal?host=/run/postgresql'])
    expect(key(url)).toBe(key(undefined));
  expect(key(undefined, 'two')).not.toBe(key(undefined));
});
