import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { isLoopback } from '../config.ts';

/**
 * What browsers and programs send by themselves, and what the portal's own pages add. Proxies, load balancers and content
 * networks have no end of names for their headers: everything else was added on the way.
 */
const sentByClients =
  /^(?:accept(?:-\w+)*|authorization|cache-control|connection|content-(?:encoding|length|type)|cookie|device-memory|dnt|downlink|dpr|ect|expect|host|if-[a-z-]+|keep-alive|last-event-id|origin|pragma|priority|purpose|range|referer|rtt|save-data|sec-(?:ch|fetch|gpc|purpose)(?:-[a-z-]+)?|te|tenantid|transfer-encoding|upgrade-insecure-requests|user-agent|viewport-width|width|x-request-id|x-requested-with)$/;

/**
 * Whether everything in a request says that it comes straight from this machine. A proxy on the same machine connects from
 * loopback for every client, and some do not say for whom. So any header that clients do not send counts, whatever its
 * value, and so does a page of another host, and HTTP/1.0, which nginx speaks to what stands behind it unless it is told
 * otherwise. They need no trust: they can only turn the result to false.
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

/** A page whose address cannot be read (`null`) is not one of this machine. */
function isOwnPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && isOwnHost(url.host);
}

/** An address or a host name, perhaps with a port. A name that cannot be resolved (`unknown`, `_hidden`) is not this machine. */
function isOwnHost(named: string): boolean {
  const bare = isIP(named) === 6 ? `[${named}]` : named;
  const host = URL.parse(`http://${bare}`)?.hostname.replaceAll(/^\[|\]$/g, '') ?? '';
  // As URLs write an IPv4 address in an IPv6 one.
  if (/^::ffff:7f[0-9a-f]{2}:/.test(host)) return true;
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && isLoopback(host));
}
