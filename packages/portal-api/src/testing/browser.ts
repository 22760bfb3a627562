import { createWireApi, type WireApi } from './wire-api.ts';
import type { Language } from '../contract/fields.ts';

/** A headless client with a cookie jar, which calls like the portal's pages. */
export interface TestBrowser {
  api: WireApi;
  fetch: typeof globalThis.fetch;
  cookies: Map<string, string>;
  /** Number of `onSessionExpired` calls. */
  sessionEnds: number;
}

/** @param tenantId Sent with each call, like that of the runtime configuration. */
export function openBrowser(baseUrl: string, tenantId: string, language: Language = 'en'): TestBrowser {
  const cookies = new Map<string, string>();
  const fetchWithCookies: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (cookies.size > 0)
      request.headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    request.headers.set('Sec-Fetch-Site', 'same-origin');
    const response = await globalThis.fetch(request);
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  };
  const browser: TestBrowser = {
    api: createWireApi({
      baseUrl,
      tenantId: () => tenantId,
      accessToken: () => cookies.get('portal_access_token'),
      language: () => language,
      onSessionExpired: () => (browser.sessionEnds += 1),
      fetch: fetchWithCookies,
    }),
    fetch: fetchWithCookies,
    cookies,
    sessionEnds: 0,
  };
  return browser;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const equals = pair.indexOf('=');
  const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const gone = attributes.some((attribute) =>
    /^(max-age=(0|-\d+)|expires=thu, 01 jan 1970.*)$/i.test(attribute),
  );
  if (gone || value === '') cookies.delete(name);
  else cookies.set(name, value);
}
