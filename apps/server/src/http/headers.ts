import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * What every answer carries (G31). Neither scripts nor styles may be written into the page, and no text becomes a script
 * (Trusted Types). Scripts of ours set styles through the CSSOM, which the policy leaves alone (decision 0042).
 */
const policy = (frames: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'frame-src': ["'self'", ...frames],
      'worker-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
    },
  },
  // Counts on https only, where browsers heed it.
  hsts: { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'no-referrer' },
});

/**
 * The headers of that policy. They are the same on every answer, so they are worked out once.
 * @param frames Origins besides our own whose pages may stand in ours.
 */
export function safeHeaders(
  frames: readonly string[],
): readonly { name: string; value: string | number | readonly string[] }[] {
  const model = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(policy(frames))(model.req, model, () => {});
  return Object.entries(model.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
}

/**
 * The page that shows office files, and its scripts. It has no origin, so that a malicious file reaches
 * no cookie, no storage and no call. Only our scripts run in it; styles and pictures of the file are allowed.
 */
export const viewerHeaders = {
  'content-security-policy': [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    'media-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join(';'),
  // For a page without an origin its own files are cross-site.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** For answers that no route and no plugin has a part in: to what cannot be parsed as a request of ours at all. */
export const bareHeaders = {
  ...Object.fromEntries(safeHeaders([]).map(({ name, value }) => [name, value])),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
} as const;
