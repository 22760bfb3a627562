import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillIn } from './older-browsers.ts';

const lacking = [
  [URL, 'parse'],
  [Promise, 'withResolvers'],
  [Map, 'groupBy'],
  [AbortSignal, 'any'],
] as const;
const own = lacking.map(([on, name]) => Object.getOwnPropertyDescriptor(on, name));

beforeAll(() => {
  for (const [on, name] of lacking) Reflect.deleteProperty(on, name);
  fillIn();
});
afterAll(() => {
  lacking.forEach(([on, name], at) => Object.defineProperty(on, name, own[at] ?? {}));
});

test('parses an address, or returns null', () => {
  expect(URL.parse('/b', 'https://a.example')?.href).toBe('https://a.example/b');
  expect(URL.parse('no address')).toBeNull();
});

test('hands out a promise with what settles it', async () => {
  const deferred = Promise.withResolvers<number>();
  deferred.resolve(7);
  await expect(deferred.promise).resolves.toBe(7);
  const broken = Promise.withResolvers<number>();
  broken.reject(new Error('no'));
  await expect(broken.promise).rejects.toThrow('no');
});

test('groups in the order of the first of each', () => {
  const groups = Map.groupBy([3, 4, 5, 6], (each) => each % 2);
  expect([...groups]).toEqual([
    [1, [3, 5]],
    [0, [4, 6]],
  ]);
});

test('aborts with the first of several signals, and with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort('late');
  one.abort('later');
  expect(any.reason).toBe('late');
  expect(AbortSignal.any([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before');
});
