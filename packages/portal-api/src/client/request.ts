import type { Endpoint } from '../contract/endpoint.ts';
import type { Language } from '../contract/fields.ts';

/** Context that each call sends besides its input (specification, section 7, "Common"). */
export interface CallContext {
  tenantId: string | undefined;
  accessToken: string | undefined;
  language: Language;
}

/** One request, ready for fetch. */
export interface PreparedRequest {
  method: 'GET' | 'POST';
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string | Blob;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Builds a request: fills `{name}` in the path, repeats array values, adds tenant and language to queries and form
 * bodies and the tenant header to all calls. A tenant in the input, as for signing in, overrides all three.
 */
export function prepareRequest(endpoint: Endpoint, values: Values, context: CallContext): PreparedRequest {
  const { path, rest } = fillPath(endpoint, values);
  const tenantId = typeof values['tenantId'] === 'string' ? values['tenantId'] : context.tenantId;
  const headers = { ...commonHeaders({ ...context, tenantId }), ...takeHeaders(endpoint, rest) };
  if (endpoint.method === 'GET') {
    return { method: 'GET', url: `${path}?${toParams(rest, tenantId, context.language)}`, headers };
  }
  if (endpoint.body === 'file') {
    const { file, ...query } = rest;
    const body = file instanceof Blob ? file : new Blob();
    // The server detects the type from the content; it refuses other content types of the browser.
    headers['Content-Type'] = body.type.startsWith('image/') ? body.type : 'application/octet-stream';
    return { method: 'POST', url: `${path}?${toParams(query, tenantId, context.language)}`, headers, body };
  }
  if (endpoint.body === 'json') {
    headers['Content-Type'] = 'application/json';
    return { method: 'POST', url: path, headers, body: JSON.stringify(rest) };
  }
  headers['Content-Type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
  return { method: 'POST', url: path, headers, body: toParams(rest, tenantId, context.language).toString() };
}

/** Headers of all requests, including the event stream. */
export function commonHeaders({ tenantId, accessToken, language }: CallContext): Record<string, string> {
  return {
    Accept: 'application/json',
    // JSON bodies have no `lang`, but the server's sentences must be in the user's language (E13).
    'Accept-Language': language,
    ...(tenantId ? { tenantId } : {}),
    ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
  };
}

/** Removes the fields from the input that are sent as headers. */
function takeHeaders({ inHeaders = [] }: Endpoint, rest: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    inHeaders.flatMap((name) => {
      const value = rest[name];
      delete rest[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function fillPath(endpoint: Endpoint, values: Values): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...values };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fixed = endpoint.pathValues?.[name];
    if (fixed !== undefined) return encodeURIComponent(fixed);
    const value = asText(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

function toParams(values: Values, tenantId: string | undefined, language: Language): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(name, asText(item));
    }
  }
  if (tenantId && !params.has('tenantId')) params.append('tenantId', tenantId);
  if (!params.has('lang')) params.append('lang', language);
  return params;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
