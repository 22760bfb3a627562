import type { Endpoint } from '@snap/portal-api/contract';
import { prepareRequest, type Values } from '@snap/portal-api/testing';
import * as z from 'zod/mini';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { leaksIn } from './canaries.ts';

/** A request of the matrix. */
export interface Attempt {
  /** What is tried, for the report. */
  what: string;
  endpoint: Endpoint;
  values?: Values;
  /** Signed in as; nobody otherwise. */
  as?: Grant | undefined;
  /** Headers besides, or instead of, those of a well-behaved client; undefined takes one away. */
  headers?: Record<string, string | undefined>;
  /** Added to the query. */
  query?: string;
  /** Instead of the body that a well-behaved client sends. */
  body?: string;
  method?: string;
}

export interface Answer {
  what: string;
  status: number;
  /** Of an answer in JSON. */
  code: string | undefined;
  contentType: string;
  text: string;
}

const coded = z.object({ code: z.union([z.string(), z.number()]) });

/** Makes a request, and throws when its answer holds what the caller must not see (G9, G10, G11). */
export async function send(url: string, attempt: Attempt): Promise<Answer> {
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
  const leaks = leaksIn(seen, as?.userId);
  if (leaks.length > 0) throw new Error(`${endpoint.path}, ${what}: the answer holds ${leaks.join(', ')}`);
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
    // What no header can hold is tried in the query and the body alone.
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

/** Refused because of who asks. */
export const isForbidden = ({ status }: Answer) => status === 403;

/** Refused for a reason of the business, or because of who asks. */
export const isRefused = ({ status, code }: Answer) =>
  status === 403 || status === 404 || (status === 200 && code !== undefined && code !== '0');
