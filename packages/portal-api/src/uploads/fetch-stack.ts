import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/**
 * The upload library's requests by fetch, where there is no XMLHttpRequest. Fetch cannot tell how much of a body has
 * been sent: progress comes with each piece.
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
