import { limits } from '@snap/portal-api/contract';

/**
 * Whether an application may open there, or a link lead there: https, http on this machine, or a path of this portal.
 * Never `javascript:` or `data:`, and no other scheme that a browser might run.
 */
export function isOpenable(address: string): boolean {
  if (address.length > limits.addressLength) return false;
  if (isPortalPath(address)) return true;
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
}

/** Whether an icon needs no request to another host (G31): a name, a small picture itself, or a path of this portal. */
export function isIcon(icon: string): boolean {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(icon)) return true;
  if (icon.length > longestIcon) return false;
  return isPortalPath(icon) || /^data:image\/(?:png|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/.test(icon);
}

/** Characters of a picture that travels in every list. */
const longestIcon = 20_000;

/** A path that stays in this portal: `//host` and what a browser reads as that lead elsewhere. */
function isPortalPath(address: string): boolean {
  const base = 'http://portal.invalid';
  return /^\/(?![/\\])[^\s\\]*$/.test(address) && URL.parse(address, base)?.origin === base;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
