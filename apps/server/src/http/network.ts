import { isIPv6 } from 'node:net';

/**
 * Key for counting by address. IPv6: the first 64 bits, because one line owns all addresses of the second half. IPv4,
 * also mapped to IPv6: the address itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  // The URL parser's short form, without dots: `::ffff:7f00:1`.
  const [head = '', tail] = (URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups = [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => '0'),
    ...after,
  ];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 0xff])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
