import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { isLoopback } from '../config.ts';

/**
 * Whether everything in a request says that it comes from this machine. A proxy on the same machine connects from
 * loopback for every client, so forwarding headers count too. They need no trust: they can only turn the result to false.
 */
export function isFromOwnMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const forwarded = listOf(headers.forwarded).flatMap((hop) => hop.split(';'));
  const parameter = (name: string) =>
    forwarded
      .map((pair) => pair.trim())
      .filter((pair) => pair.toLowerCase().startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1).replaceAll('"', ''));
  const clients = [
    socket.remoteAddress ?? '',
    ...listOf(headers['x-forwarded-for']),
    ...listOf(headers['x-real-ip']),
    ...parameter('for'),
  ];
  const hosts = [headers.host ?? '', ...listOf(headers['x-forwarded-host']), ...parameter('host')];
  return [...clients, ...hosts].every((named) => isOwnHost(named));
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((line) => line.split(',').map((part) => part.trim()));
}

/** An address or a host name, perhaps with a port. A name that cannot be resolved (`unknown`, `_hidden`) is not this machine. */
function isOwnHost(named: string): boolean {
  const bare = isIP(named) === 6 ? `[${named}]` : named;
  const host = URL.parse(`http://${bare}`)?.hostname.replaceAll(/^\[|\]$/g, '') ?? '';
  // As URLs write an IPv4 address in an IPv6 one.
  if (/^::ffff:7f[0-9a-f]{2}:/.test(host)) return true;
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && isLoopback(host));
}
