import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/**
 * Upload requests by fetch, where XMLHttpRequest is unavailable. Fetch reports no upload progress, so progress comes
 * per chunk.
 */
export const fetchStack: HttpStack = {
  getName: () => 'fetch',
  createRequest(method, url): HttpRequest {
    const headers = new Headers();
    const giveUp = new AbortController();
    return {
      getMethod: () => method,
      getURL: () => url,
      getHeader: (name) => headers.get(name) ?? undefined,
      getUnderlyingObject: () => undefined,
      setHeader: (name, value) => headers.set(name, value),
      setProgressHandler() {},
      abort() {
        giveUp.abort();
        return Promise.resolve();
      },
      async send(body: BodyInit | null): Promise<HttpResponse> {
        const request: RequestInit = { method, headers, body, signal: giveUp.signal };
        const response = await fetch(url, request);
        const text = await response.text();
        return {
          getStatus: () => response.status,
          getHeader: (name) => response.headers.get(name) ?? undefined,
          getBody: () => text,
          getUnderlyingObject: () => response,
        };
      },
    };
  },
};
