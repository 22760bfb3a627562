import { hkdfSync } from 'node:crypto';
import type { Secrets } from './embedded/data-folder.ts';

/**
 * What codes for phones are kept under. It follows from a random or chosen password that the database itself holds as a
 * hash alone: that of PORTAL_DATABASE_URL, which all servers of a database share, else one of the data folder
 * (decision 18).
 */
export function codeKeyOf(databaseUrl: string | undefined, { superuser }: Secrets): Buffer {
  const secret = passwordOf(databaseUrl) || superuser;
  return Buffer.from(hkdfSync('sha256', secret, '', 'codes for phones', 32));
}

/** Not by URL, which knows no addresses without a host (sockets). */
function passwordOf(databaseUrl = ''): string | undefined {
  const [authority = ''] = databaseUrl.slice(databaseUrl.indexOf('://') + 3).split(/[/?]/, 1);
  const user = authority.slice(0, Math.max(0, authority.lastIndexOf('@')));
  return user.includes(':') ? user.slice(user.indexOf(':') + 1) : undefined;
}
