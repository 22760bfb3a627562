import type { FetchBody } from 'openid-client';
import { isLocalProvider } from '@snap/portal-api/rules';

const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** The provider did not respond, or failed. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** An address that the server does not call for a provider. */
export class ProviderInsecure extends Error {
  override name = 'ProviderInsecure';
}

interface ProviderRequest {
  method?: string;
  headers?: Record<string, string> | Headers;
  body?: FetchBody;
  signal?: AbortSignal | null | undefined;
}

/**
 * Requests to a provider and to the addresses that its configuration names: https only, or this machine where the issuer is on
 * it; without redirects, and with limits of time and size.
 */
export function providerFetch(issuer: string) {
  const local = isLocalProvider(issuer);
  return async (url: string | URL, { method, headers, body: sent, signal: given }: ProviderRequest = {}) => {
    const { protocol, href } = new URL(url);
    if (protocol !== 'https:' && !(local && isLocalProvider(href.split(/[?#]/, 1)[0] ?? '')))
      throw new ProviderInsecure(`${protocol} is not https`);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = given ? AbortSignal.any([given, timeout]) : timeout;
    let response: Response;
    let body: Buffer;
    try {
      response = await fetch(url, {
        ...(method !== undefined && { method }),
        ...(headers !== undefined && { headers }),
        ...(sent !== undefined && { body: sent instanceof Uint8Array ? new Uint8Array(sent) : sent }),
        redirect: 'error',
        signal,
      });
      body = await bounded(response);
    } catch (cause) {
      throw new ProviderUnavailable('no response', { cause });
    }
    const { status, statusText } = response;
    if (status >= 500 || status === 429) throw new ProviderUnavailable(`responded with status ${status}`);
    return new Response(body.length === 0 ? null : new Uint8Array(body), {
      status,
      statusText,
      headers: response.headers,
    });
  };
}

async function bounded({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error('responded with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
