import { isPlainLine } from './names.ts';

/** Whether a text is the address of a web page: http or https, without credentials. */
export function isWebAddress(address: string): boolean {
  return ['https:', 'http:'].includes(plainUrl(address)?.protocol ?? '');
}

/**
 * Whether a link may open an address: http, https, or a path of this portal. Excludes `javascript:`, `data:` and all
 * other schemes.
 */
export function isLink(address: string): boolean {
  return isPortalPath(address) || isWebAddress(address);
}

/**
 * Whether a menu entry may have this path: a link, empty, or a relative path that continues its parent's. A relative
 * path contains no colon, so that it cannot hide a scheme.
 */
export function isMenuPath(path: string): boolean {
  return path === '' || isLink(path) || /^[^\s\\:/?#][^\s\\:]*$/.test(path);
}

/**
 * Whether an application may open at an address, where it receives personal data: https, http on localhost, or a path
 * of this portal.
 */
export function isAppAddress(address: string): boolean {
  if (isPortalPath(address)) return true;
  const url = plainUrl(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
}

/** Whether an icon needs no request to another host: an icon name, a small `data:` image, or a path of this portal. */
export function isIcon(icon: string): boolean {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(icon)) return true;
  if (icon.length > longestIcon) return false;
  return isPortalPath(icon) || /^data:image\/(?:png|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/.test(icon);
}

/** Maximum length of an icon, which is part of every list. */
const longestIcon = 20_000;
const longestAddress = 2_000;

/** A path of this portal. Excludes `//host` and what browsers treat as that. */
function isPortalPath(address: string): boolean {
  const base = 'http://portal.invalid';
  return (
    address.length <= longestAddress &&
    isPlainLine(address) &&
    /^\/(?![/\\])[^\s\\]*$/.test(address) &&
    URL.parse(address, base)?.origin === base
  );
}

/**
 * Parses a URL that has no credentials and no characters that disguise it. Browsers repair what other parsers read
 * differently: for `https://a.example\@b.example` and `https:b.example` a phone may show one host and open the other,
 * so both are refused.
 */
function plainUrl(address: string): URL | undefined {
  const fits =
    address.length <= longestAddress &&
    isPlainLine(address) &&
    /^[a-z]+:\/\/[^/?#\\\s]+(?:[/?#]|$)/i.test(address);
  const url = fits ? URL.parse(address) : null;
  return url && url.username === '' && url.password === '' ? url : undefined;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
