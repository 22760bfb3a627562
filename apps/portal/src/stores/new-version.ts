import { proxy } from 'valtio';

/** The build on screen; empty while developing, and outside of a browser. */
export const ownBuild =
  typeof document === 'object'
    ? (document.querySelector<HTMLMetaElement>('meta[name=portal-build]')?.content ?? '')
    : '';

/** Whether the server has a newer build than the one on screen. */
export const newVersion = proxy<{ available: boolean }>({ available: false });

export function noteNewVersion(): void {
  newVersion.available = true;
}

/** Dismisses the banner until the next build. */
export function putOffNewVersion(): void {
  newVersion.available = false;
}
