import { hkdfSync } from 'node:crypto';
import type { Secrets } from './embedded/data-folder.ts';

/**
 * Key for stored SMS codes. Derived from a password that the database stores only as a hash: that of
 * PORTAL_DATABASE_URL, which all servers of a database share, otherwise one of the data folder (decision 18).
 */
export function codeKeyOf(databaseUrl: string | undefined, { superuser }: Secrets): Buffer {
  const secret = passwordOf(databaseUrl) || superuser;
  return Buffer.from(hkdfSync('sha256', secret, '', 'codes for phones', 32));
}

/** Not with `URL`, which rejects addresses without a host (sockets). */
function passwordOf(databaseUrl = ''): string | undefined {
  const [authority = ''] = databaseUrl.slice(databaseUrl.indexOf('://') + 3).split(/[/?]/, 1);
  const user = authority.slice(0, Math.max(0, authority.lastIndexOf('@')));
  return user.includes(':') ? user.slice(user.indexOf(':') + 1) : undefined;
}
