/** Names of the cookies that a page may read (decision E4). */
export const cookieNames = {
  login: 'portal_login',
  tenant: 'portal_tenant',
  accessToken: 'portal_access_token',
  language: 'language',
  sidebar: 'sidebarStatus',
  size: 'size',
  messageSettings: 'messageSettings',
} as const;

const YEAR = 365 * 24 * 60 * 60;

/** The value of a cookie, decoded; undefined when there is none. */
export function readCookie(name: string, jar: string = document.cookie): string | undefined {
  const entry = jar.split('; ').find((part) => part.startsWith(`${name}=`));
  if (!entry) return undefined;
  const raw = entry.slice(name.length + 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Keeps a setting for a year, for this site alone. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Strict${secure}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`;
}
