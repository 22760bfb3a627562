import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { isLoopback } from '../config.ts';

/**
 * Headers that browsers, programs and the portal's own pages send. Proxies use countless header names: all others count
 * as added by a proxy.
 */
const sentByClients =
  /^(?:accept(?:-\w+)*|authorization|cache-control|connection|content-(?:encoding|length|type)|cookie|device-memory|dnt|downlink|dpr|ect|expect|host|if-[a-z-]+|keep-alive|last-event-id|origin|pragma|priority|purpose|range|referer|rtt|save-data|sec-(?:ch|fetch|gpc|purpose)(?:-[a-z-]+)?|te|tenantid|transfer-encoding|upgrade-insecure-requests|user-agent|viewport-width|width|x-request-id|x-requested-with)$/;

/**
 * Whether a request comes directly from this machine. A local proxy connects from loopback for every client, and some
 * do not forward the client's address. Therefore the result is false for any header that clients do not send, for pages
 * of another host, and for HTTP/1.0, nginx's default for upstreams. Headers need no trust, because they can only make
 * the result false.
 */
export function isFromOwnMachine({
  headers,
  socket,
  raw,
}: Pick<FastifyRequest, 'headers' | 'socket' | 'raw'>): boolean {
  if (raw.httpVersion === '1.0') return false;
  if (!Object.keys(headers).every((name) => sentByClients.test(name))) return false;
  if (![socket.remoteAddress ?? '', headers.host ?? ''].every(isOwnHost)) return false;
  return [headers.origin, headers.referer].every((page) => page === undefined || isOwnPage(page));
}

/** A page with an opaque origin (`null`) is not of this machine. */
function isOwnPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && isOwnHost(url.host);
}

/** An address or host name, optionally with a port. An unresolvable name (`unknown`, `_hidden`) is not this machine. */
function isOwnHost(named: string): boolean {
  const bare = isIP(named) === 6 ? `[${named}]` : named;
  const host = URL.parse(`http://${bare}`)?.hostname.replaceAll(/^\[|\]$/g, '') ?? '';
  // The URL parser's form of an IPv4-mapped loopback address.
  if (/^::ffff:7f[0-9a-f]{2}:/.test(host)) return true;
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && isLoopback(host));
}
