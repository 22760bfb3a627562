/**
 * Splits PORTAL_DATABASE_URL into one URL per server. As in libpq, hosts are separated by commas, each with its port or
 * all with one, in the address or in the parameters `host` and `port`. Throws a TypeError with the reason when they do not
 * fit.
 */
export function readDatabaseUrls(url: string): string[] {
  const [, scheme = '', credentials = '', authority = '', path = '', query = ''] =
    /^([^:]+:\/\/)(?:([^/?]*)@)?([^/?]*)([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const attributes = parameters.get('target_session_attrs');
  if (attributes !== null && attributes !== 'read-write' && attributes !== 'primary')
    throw new TypeError(
      `target_session_attrs is "${attributes}", but the portal needs a server that accepts writes`,
    );
  parameters.delete('target_session_attrs');
  const places = authority.split(',');
  const hosts = parameters.get('host')?.split(',') ?? [];
  const ports = parameters.get('port')?.split(',') ?? [];
  const count = Math.max(places.length, hosts.length);
  for (const given of [places, hosts, ports])
    if (given.length > 1 && given.length !== count)
      throw new TypeError('it names more hosts than ports, or fewer');
  return Array.from({ length: count }, (_, index) => {
    const own = new URLSearchParams(parameters);
    const at = (list: readonly string[]) => (list.length > 1 ? list[index] : list[0]);
    if (hosts.length > 0) own.set('host', at(hosts) ?? '');
    if (ports.length > 0) own.set('port', at(ports) ?? '');
    const rest = own.size > 0 ? `?${own.toString()}` : '';
    return `${scheme}${credentials && `${credentials}@`}${at(places) ?? ''}${path}${rest}`;
  });
}
