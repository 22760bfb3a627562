import { isPlainLine } from './names.ts';

/** Whether it is the address of a page: http or https, without a name or a password in it. */
export function isWebAddress(address: string): boolean {
  return ['https:', 'http:'].includes(plainUrl(address)?.protocol ?? '');
}

/**
 * Whether a link may lead there: http, https, or a path of this portal. Never `javascript:` or `data:`, and no other
 * scheme that a browser might run.
 */
export function isLink(address: string): boolean {
  return isPortalPath(address) || isWebAddress(address);
}

/**
 * Whether an entry of a menu may lead there: a link, nothing, or a part of a path that goes on where the entry above it
 * ends. A part has no colon, so that no scheme hides in it.
 */
export function isMenuPath(path: string): boolean {
  return path === '' || isLink(path) || /^[^\s\\:/?#][^\s\\:]*$/.test(path);
}

/** Whether an application may open there, with what it is told of people: https, http on this machine, or a path of this portal. */
export function isAppAddress(address: string): boolean {
  if (isPortalPath(address)) return true;
  const url = plainUrl(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
}

/** Whether an icon needs no request to another host: a name, a small picture itself, or a path of this portal. */
export function isIcon(icon: string): boolean {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(icon)) return true;
  if (icon.length > longestIcon) return false;
  return isPortalPath(icon) || /^data:image\/(?:png|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/.test(icon);
}

/** Characters of a picture that travels in every list. */
const longestIcon = 20_000;
const longestAddress = 2_000;

/** A path that stays in this portal: `//host`, and what a browser reads as that, lead elsewhere. */
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
 * An address without a name or a password in it, which would only dress it up as another, and without characters that do
 * so where it is shown. Browsers repair what others read differently: of `https://a.example\@b.example` and
 * `https:b.example` a phone may show one host and open the other, so both are refused.
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
