import { codes, type FieldError, type FieldRule } from '@snap/portal-api/contract';
import { HttpRefusal } from './refusal.ts';

/** Raw parameters: a value, or several for a repeated name. */
export type Parameters = Record<string, unknown>;

const mostParameters = 2_000;
const deepestJson = 20;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** A 400 error with the invalid fields (F5). */
export const invalidInput = (...errors: [FieldError, ...FieldError[]]) =>
  new HttpRefusal(400, codes.invalidInput, undefined, errors);

const wrong = (field: string, rule: FieldRule, limit?: number) =>
  invalidInput({ field, rule, ...(limit === undefined ? {} : { limit }) });

/**
 * Parses a query or urlencoded form. Stricter than common parsers, which accept invalid percent encoding and UTF-8:
 * throws a 400 instead.
 */
export function parseForm(text: string, where: 'query' | 'body' = 'body'): Parameters {
  const parameters: Parameters = {};
  const pairs = text.split('&', mostParameters + 1);
  if (pairs.length > mostParameters) throw wrong(where, 'maxItems', mostParameters);
  for (const pair of pairs) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals), where);
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1), name);
    const earlier = parameters[name];
    if (poisonous.has(name)) throw wrong(where, 'characters');
    if (earlier === undefined) parameters[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else parameters[name] = [earlier, value];
  }
  return parameters;
}

function decode(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw wrong(field, 'encoding');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a body; invalid UTF-8 is a 400. */
export function parseText(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw wrong('body', 'encoding');
  }
}

/** Parses a JSON body, which must be an object; an empty body is an empty object. */
export function parseJson(text: string): Parameters {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('body', 'json');
  }
  if (!isObject(value)) throw wrong('body', 'type');
  return value;
}

/**
 * Merges query and body. A name in both must have equal values, except `tenantId` and `lang`, which every call sends
 * (section 7): there the body's value is used.
 */
export function mergeInput(query: Parameters, body: Parameters): Parameters {
  for (const name of Object.keys(query)) {
    if (name in body && name !== 'tenantId' && name !== 'lang' && body[name] !== query[name])
      throw wrong(name, 'unique');
  }
  const merged = { ...query, ...body };
  checkValues(merged, []);
  return merged;
}

/** Refuses dangerous values: NUL, lone surrogates, prototype keys, excessive depth. */
function checkValues(value: unknown, path: readonly string[]): void {
  const field = path.join('.') || 'body';
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw wrong(field, 'characters');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length > deepestJson) throw wrong(path[0] ?? 'body', 'json');
  for (const key of Object.keys(value)) {
    if (poisonous.has(key)) throw wrong(field, 'characters');
    if (!Array.isArray(value)) checkValues(key, path);
  }
  for (const [key, item] of Object.entries(value)) checkValues(item, [...path, key]);
}

export function isObject(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
