import { describe, expect, it } from 'vitest';
import { readDatabaseUrls } from './database-urls.ts';

describe('PORTAL_DATABASE_URL', () => {
  it.each([
    ['postgres://u:p%40@db/portal', ['postgres://u:p%40@db/portal']],
    [
      'postgres://u:p@a:1,b:2/portal?ssl=true',
      ['postgres://u:p@a:1/portal?ssl=true', 'postgres://u:p@b:2/portal?ssl=true'],
    ],
    [
      'postgresql://a,[::1]:2/portal?target_session_attrs=read-write',
      ['postgresql://a/portal', 'postgresql://[::1]:2/portal'],
    ],
    [
      'postgres://u@/portal?host=/a,/b&port=1',
      ['postgres://u@/portal?host=%2Fa&port=1', 'postgres://u@/portal?host=%2Fb&port=1'],
    ],
    [
      'postgres://u@/portal?host=a,b&port=1,2',
      ['postgres://u@/portal?host=a&port=1', 'postgres://u@/portal?host=b&port=2'],
    ],
  ])('%s names each server', (url, urls) => {
    expect(readDatabaseUrls(url)).toEqual(urls);
  });

  it.each([
    ['postgres://a,b/portal?target_session_attrs=any', 'target_session_attrs is "any"'],
    ['postgres://u@/portal?host=a,b,c&port=1,2', 'more hosts than ports'],
  ])('%s is refused', (url, reason) => {
    expect(() => readDatabaseUrls(url)).toThrow(reason);
  });
});
