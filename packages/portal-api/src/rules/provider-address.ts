const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL can be the issuer of an identity provider: https, or http on this machine; no search, no credentials. */
export function isProviderAddress(text: string): boolean {
  const { protocol, hostname, search, hash, username } = URL.parse(text) ?? {};
  if (search !== '' || hash !== '' || username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && own.has(hostname ?? ''));
}

/** Whether it is on this machine, without encryption. */
export function isLocalProvider(text: string): boolean {
  return isProviderAddress(text) && text.startsWith('http:');
}
