import { answersFile } from '@snap/portal-api/contract';
import { fieldsOf, fits, isBoundless, sampleInput } from '@snap/portal-api/testing';
import { describe, expect, it } from 'vitest';
import { everyCall, namedFields } from '../../testing/matrix/cases.ts';
import { needsSession } from '../route.ts';

/** Names of fields that hold somebody's or something's id. */
const idLike = /(^|[a-z])(id|ids|Id|Ids|Uid)$|^(sender|senders|recipient|recipients|user1|user2|appid)$/;

describe('every call', () => {
  it('has a path of its own', () => {
    const paths = everyCall.map(([, { method, path }]) => `${method} ${path}`);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

describe.each(everyCall)('%s', (_, endpoint) => {
  const fields = fieldsOf(endpoint);
  const names = new Set(fields.map(({ name }) => name));

  it('says what each field names', () => {
    const silent = fields.filter(({ name, naming }) => idLike.test(name) && naming === undefined);
    // The organisation is no field like others: the session decides, and the http layer asks.
    expect(silent.map(({ name }) => name).filter((name) => name !== 'tenantId')).toEqual([]);
  });

  it('names fields that it has', () => {
    expect(namedFields(endpoint).filter(([field]) => !names.has(field))).toEqual([]);
    const parts = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
    expect(parts.filter((part) => !names.has(part) && endpoint.pathValues?.[part] === undefined)).toEqual([]);
  });

  it('says how it is sent, what it does and where that is written', () => {
    expect(endpoint.summary).toMatch(/^\S.{3,}/u);
    expect(endpoint.source).toMatch(/specification|decision/u);
    expect(endpoint.body !== undefined).toBe(endpoint.method === 'POST');
    // What a cookie proves is read only, and nobody is forced who is not signed in.
    const byCookie = endpoint.access === 'media' || endpoint.access === 'refresh';
    expect(!byCookie || endpoint.method === 'GET').toBe(true);
    expect(endpoint.access !== 'media' || answersFile(endpoint)).toBe(true);
    expect(!endpoint.whileForced || needsSession(endpoint)).toBe(true);
  });

  it('bounds every text', () => {
    expect(fields.filter((field) => isBoundless(field)).map(({ name }) => name)).toEqual([]);
  });

  it('takes input made from its own schema', () => {
    expect(
      fits(
        endpoint,
        sampleInput(endpoint, () => undefined),
      ),
    ).toBe(true);
  });
});
