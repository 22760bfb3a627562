import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { isLoopback } from '../config.ts';

/** Headers that only a proxy, a load balancer or a content network adds, by name or by how the name begins. */
const addedOnTheWay =
  /^(?:forwarded|forwarded-for|via|cdn-loop|proxy-connection|front-end-https|true-client-ip|remote-(?:addr|ip)|(?:x-)?client-ip|fastly-|fly-|cf-|akamai-|x-(?:forwarded|original|real|proxy|envoy|amz|amzn|azure|arr|appengine|vercel|cloud-trace|cluster|b3|sucuri|rewrite|scheme|url-scheme|host|server|port|appgw|varnish|cache|remote)(?:-|$))/;

/**
 * Whether everything in a request says that it comes straight from this machine. A proxy on the same machine connects from
 * loopback for every client, and some do not say for whom. So any header of a proxy counts, whatever its value, and so does
 * a page of another host. They need no trust: they can only turn the result to false.
 */
export function isFromOwnMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (Object.keys(headers).some((name) => addedOnTheWay.test(name))) return false;
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
