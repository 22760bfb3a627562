import { proxy } from 'valtio';

/** Whose uploads wait on this device: `tenant~user`. What it names is picked up again after a reload. */
const key = 'snap-portal:uploads';

/** Whether the panel of uploads, with its code, is wanted. */
export const uploads = proxy({ wanted: localStorage.getItem(key) !== null });

/** There is something to send, now and after a reload. */
export function rememberUploads(account: string): void {
  localStorage.setItem(key, account);
  uploads.wanted = true;
}

/** Nothing is left to send. */
export function forgetUploads(): void {
  localStorage.removeItem(key);
}
