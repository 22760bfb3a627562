import { DefaultHttpStack, type HttpRequest, type HttpResponse, type HttpStack } from 'tus-js-client';
import type { PortalClient } from '../client/client.ts';
import { fetchStack } from './fetch-stack.ts';

/**
 * Sends what the upload library wants sent as this portal's client would: with its headers and a live token. A token
 * that has run out between two pieces is renewed and the piece sent once more; the library itself would take the 401
 * for the end of the upload and start from nothing.
 */
export function authorisedStack(client: Pick<PortalClient, 'headers'>): HttpStack {
  const stack = 'XMLHttpRequest' in globalThis ? new DefaultHttpStack({}) : fetchStack;
  return {
    getName: () => 'portal',
    createRequest: (method, url) => authorisedRequest(client, () => stack.createRequest(method, url)),
  };
}

function authorisedRequest(client: Pick<PortalClient, 'headers'>, create: () => HttpRequest): HttpRequest {
  const headers = new Map<string, string>();
  let current = create();
  let onProgress: ((bytesSent: number) => void) | undefined;

  const send = async (body: unknown, authorised: Record<string, string>): Promise<HttpResponse> => {
    for (const [name, value] of [...headers, ...Object.entries(authorised)]) current.setHeader(name, value);
    if (onProgress) current.setProgressHandler(onProgress);
    return current.send(body);
  };
  return {
    getMethod: () => current.getMethod(),
    getURL: () => current.getURL(),
    getHeader: (name) => headers.get(name),
    getUnderlyingObject: () => current.getUnderlyingObject(),
    abort: () => current.abort(),
    setHeader: (name, value) => void headers.set(name, value),
    setProgressHandler(handler) {
      onProgress = handler;
    },
    async send(body: unknown) {
      const authorised = await client.headers();
      let response = await send(body, authorised);
      if (response.getStatus() === 401) {
        const renewed = await client.headers(authorised['Authorization']?.replace(/^Bearer /, ''));
        current = create();
        response = await send(body, renewed);
      }
      const status = response.getStatus();
      // Asked how far it is, a server in trouble has not said that there is no such upload.
      if (current.getMethod() === 'HEAD' && (status >= 500 || status === 429 || status === 401)) {
        throw new Error(`the server could not say how far the upload is: ${status}`);
      }
      return response;
    },
  };
}
