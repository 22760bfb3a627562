import { DefaultHttpStack, type HttpRequest, type HttpResponse, type HttpStack } from 'tus-js-client';
import type { PortalClient } from '../client/client.ts';
import { fetchStack } from './fetch-stack.ts';

/**
 * Sends the upload library's requests with the portal's headers and a valid token. When the token expires between two
 * chunks, renews it and repeats the chunk; the library would treat the 401 as the end of the upload and restart from
 * zero.
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
      // An error of the server on HEAD does not mean that the upload is gone.
      if (current.getMethod() === 'HEAD' && (status >= 500 || status === 429 || status === 401)) {
        throw new Error(`the server could not say how far the upload is: ${status}`);
      }
      return response;
    },
  };
}
