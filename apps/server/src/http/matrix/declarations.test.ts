import { respondsWithFile } from '@snap/portal-api/contract';
import { fieldsOf, fits, isBoundless, sampleInput } from '@snap/portal-api/testing';
import { describe, expect, it } from 'vitest';
import { everyCall, namedFields } from '../../testing/matrix/cases.ts';
import { needsSession } from '../route.ts';

/** Field names that contain an id. */
const idLike = /(^|[a-z])(id|ids|Id|Ids|Uid)$|^(sender|senders|recipient|recipients|user1|user2|appid)$/;

describe('every call', () => {
  it('has a unique path', () => {
    const paths = everyCall.map(([, { method, path }]) => `${method} ${path}`);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

describe.each(everyCall)('%s', (_, endpoint) => {
  const fields = fieldsOf(endpoint);
  const names = new Set(fields.map(({ name }) => name));

  it('declares what each id field refers to', () => {
    const silent = fields.filter(({ name, naming }) => idLike.test(name) && naming === undefined);
    // The tenant is checked by the http layer against the session, not as a field.
    expect(silent.map(({ name }) => name).filter((name) => name !== 'tenantId')).toEqual([]);
  });

  it('declares only existing fields', () => {
    expect(namedFields(endpoint).filter(([field]) => !names.has(field))).toEqual([]);
    const parts = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
    expect(parts.filter((part) => !names.has(part) && endpoint.pathValues?.[part] === undefined)).toEqual([]);
  });

  it('declares its encoding, summary and source', () => {
    expect(endpoint.summary).toMatch(/^\S.{3,}/u);
    expect(endpoint.source).toMatch(/specification|decision/u);
    expect(endpoint.body !== undefined).toBe(endpoint.method === 'POST');
    // Cookie authentication is read-only, and a forced password change needs a session.
    const byCookie = endpoint.access === 'media' || endpoint.access === 'refresh';
    expect(!byCookie || endpoint.method === 'GET').toBe(true);
    expect(endpoint.access !== 'media' || respondsWithFile(endpoint)).toBe(true);
    expect(!endpoint.whileForced || needsSession(endpoint)).toBe(true);
  });

  it('limits every text', () => {
    expect(fields.filter((field) => isBoundless(field)).map(({ name }) => name)).toEqual([]);
  });

  it('accepts input generated from its schema', () => {
    expect(
      fits(
        endpoint,
        sampleInput(endpoint, () => undefined),
      ),
    ).toBe(true);
  });
});
