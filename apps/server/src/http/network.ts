import { isIPv6 } from 'node:net';

/**
 * What counts as one address: of IPv6 the first half, since one line has all of the second to itself and would be a
 * stranger with each of them; an IPv4 address, also one written as IPv6, as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  // In its shortest form, without dots: `::ffff:7f00:1`.
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
