import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { prepareRequest } from './request.ts';

const declared = {
  access: 'session',
  output: z.object({}),
  examples: { input: {}, output: {} },
  summary: '',
  source: '',
  input: z.object({}),
} as const;
const context = { tenantId: 'demo', accessToken: undefined, language: 'zh' } as const;

it('repeats array values and omits absent ones', () => {
  const listed = endpoint({ ...declared, method: 'GET', path: '/group/create' });
  const { url } = prepareRequest(listed, { ids: ['a', 'b&c'], name: undefined, type: 1 }, context);
  expect(url).toBe('/group/create?ids=a&ids=b%26c&type=1&tenantId=demo&lang=zh');
});

it('repeats array values in a form too', () => {
  const listed = endpoint({ ...declared, method: 'POST', body: 'form', path: '/api/create' });
  const { body } = prepareRequest(listed, { ids: ['demo~a', 'demo~b'], name: '一起' }, context);
  expect(typeof body === 'string' && [...new URLSearchParams(body)]).toEqual([
    ['ids', 'demo~a'],
    ['ids', 'demo~b'],
    ['name', '一起'],
    ['tenantId', 'demo'],
    ['lang', 'zh'],
  ]);
});

it('moves a path parameter from the input to the path, escaped', () => {
  const listed = endpoint({ ...declared, method: 'GET', path: '/menus/{userId}' });
  const { url } = prepareRequest(listed, { userId: '../a b' }, context);
  expect(url).toBe('/menus/..%2Fa%20b?tenantId=demo&lang=zh');
});

it('sends no Authorization header without a token', () => {
  const listed = endpoint({ ...declared, method: 'POST', body: 'form', path: '/x' });
  const { headers, body } = prepareRequest(listed, {}, context);
  expect(headers).not.toHaveProperty('Authorization');
  expect(body).toBe('tenantId=demo&lang=zh');
});
