import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What every answer carries (G31). Styles may stand in the page because the dialogs' scroll lock puts one there;
 * scripts may not, and no text becomes a script (Trusted Types).
 */
export const safeHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'", 'blob:'],
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
};

/** For answers written before there is a request: what cannot be parsed at all. */
export const bareHeaders = [
  'Content-Type: application/json; charset=utf-8',
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: no-referrer',
  'Connection: close',
];
