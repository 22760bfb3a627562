import type { Endpoint } from '@snap/portal-api/contract';
import { prepareRequest, type Values } from '@snap/portal-api/testing';
import * as z from 'zod/mini';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { leaksIn } from './canaries.ts';

/** A request of the matrix. */
export interface Attempt {
  /** Description for the report. */
  what: string;
  endpoint: Endpoint;
  values?: Values;
  /** Session; undefined: not signed in. */
  as?: Grant | undefined;
  /** Headers that override those of a valid client; undefined removes one. */
  headers?: Record<string, string | undefined>;
  /** Added to the query. */
  query?: string;
  /** Replaces the body of a valid client. */
  body?: string;
  method?: string;
}

export interface AttemptResult {
  what: string;
  status: number;
  /** Of a JSON response. */
  code: string | undefined;
  contentType: string;
  text: string;
}

const coded = z.object({ code: z.union([z.string(), z.number()]) });

/** Sends a request, and throws when the response contains data that the caller may not see (G9, G10, G11). */
export async function send(url: string, attempt: Attempt): Promise<AttemptResult> {
  const { what, endpoint, values = {}, as, query = '' } = attempt;
  const prepared = prepareRequest(endpoint, values, {
    tenantId: as?.tenantId,
    accessToken: as?.accessToken,
    language: 'en',
  });
  const headers = headersOf(prepared.headers, attempt.headers);
  const body = attempt.body ?? prepared.body;
  const response = await fetch(`${url}${withQuery(prepared.url, query)}`, {
    method: attempt.method ?? prepared.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    ...(body === undefined ? {} : { body }),
  });
  const text = Buffer.from(await response.arrayBuffer()).toString();
  const seen = [text, ...[...response.headers].flat()].join('\n');
  const leaks = leaksIn(seen, as?.userId, endpoint.permissions !== undefined);
  if (leaks.length > 0)
    throw new Error(`${endpoint.path}, ${what}: the response contains ${leaks.join(', ')}`);
  return {
    what,
    status: response.status,
    code: codeOf(text),
    contentType: response.headers.get('content-type') ?? '',
    text,
  };
}

function headersOf(usual: Record<string, string>, other: Attempt['headers'] = {}): Headers {
  const lower = Object.entries(usual).map(([name, value]) => [name.toLowerCase(), value]);
  const merged: Record<string, string | undefined> = { ...Object.fromEntries(lower), ...other };
  const headers = new Headers();
  for (const [name, value] of Object.entries(merged)) {
    // Texts that are invalid in headers are sent in query and body only.
    if (value !== undefined && /^[\x20-\x7e]*$/.test(value)) headers.set(name, value);
  }
  return headers;
}

function withQuery(url: string, query: string): string {
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

function codeOf(text: string): string | undefined {
  try {
    const parsed = coded.safeParse(JSON.parse(text));
    return parsed.success ? String(parsed.data.code) : undefined;
  } catch {
    return undefined;
  }
}

/** Refused for lack of permission. */
export const isForbidden = ({ status }: AttemptResult) => status === 403;

/** Refused by a business rule or for lack of permission. */
export const isRefused = ({ status, code }: AttemptResult) =>
  status === 403 || status === 404 || (status === 200 && code !== undefined && code !== '0');
