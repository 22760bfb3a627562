import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Security headers of all responses (G31). The policy forbids inline scripts and styles, and scripts from text (Trusted
 * Types). Our scripts set styles through the CSSOM, which the policy allows (decision 0042).
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
  // Browsers apply it on https only.
  hsts: { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'no-referrer' },
});

/**
 * The headers of the policy, computed once because they never vary.
 * @param frames Other origins whose pages may be embedded as frames.
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
 * Headers of the viewer for office files. It has an opaque origin, so that a malicious file reaches no cookies, storage
 * or API. Only our scripts run in it; the file's styles and images are allowed.
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
  // For a page with an opaque origin, its own files are cross-site.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Headers of responses that bypass routes and plugins: to requests that cannot be parsed. */
export const bareHeaders = {
  ...Object.fromEntries(safeHeaders([]).map(({ name, value }) => [name, value])),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
} as const;
