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
    const undeclared = silent.map(({ name }) => name).filter((name) => name !== 'tenantId');
    expect(undeclared, 'add these fields to `names` of the call').toEqual([]);
  });

  it('declares only existing fields', () => {
    const unknown = namedFields(endpoint).filter(([field]) => !names.has(field));
    expect(unknown, '`names` has fields that `input` does not have').toEqual([]);
    const parts = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
    const unfilled = parts.filter((part) => !names.has(part) && endpoint.pathValues?.[part] === undefined);
    expect(unfilled, 'add these parts of the path to `input` or `pathValues`').toEqual([]);
  });

  it('declares its encoding, summary and source', () => {
    expect(endpoint.summary).toMatch(/^\S.{3,}/u);
    expect(endpoint.source).toMatch(/specification|decision/u);
    expect(endpoint.body !== undefined, 'a POST declares `body`, a GET does not').toBe(
      endpoint.method === 'POST',
    );
    // Cookie authentication is read-only, and a forced password change needs a session.
    const byCookie = endpoint.access === 'media' || endpoint.access === 'refresh';
    expect(!byCookie || endpoint.method === 'GET').toBe(true);
    expect(endpoint.access !== 'media' || respondsWithFile(endpoint)).toBe(true);
    expect(!endpoint.whileForced || needsSession(endpoint)).toBe(true);
  });

  it('limits every text', () => {
    const unlimited = fields.filter((field) => isBoundless(field)).map(({ name }) => name);
    expect(unlimited, 'use a kind of text from contract/fields.ts, with a limit').toEqual([]);
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
