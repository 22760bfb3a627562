import { proxy } from 'valtio';

/** Names the user whose uploads wait on this device: `tenant~user`. They resume after a reload. */
const key = 'snap-portal:uploads';

/** Whether the panel of uploads has to be loaded. */
export const uploads = proxy({ wanted: localStorage.getItem(key) !== null });

export function rememberUploads(account: string): void {
  localStorage.setItem(key, account);
  uploads.wanted = true;
}

export function forgetUploads(): void {
  localStorage.removeItem(key);
}
