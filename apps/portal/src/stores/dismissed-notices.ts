import { proxy } from 'valtio';

/** Kept on the device at most; an older announcement is not shown any more by then. */
const MAX_DISMISSED = 200;
const storageKey = 'snap-portal:dismissed-notices';

/** Announcements that were dismissed on this device, by id. */
export const dismissedNotices = proxy<{ ids: readonly string[] }>({ ids: stored() });

export function dismissNotice(id: string): void {
  dismissedNotices.ids = [...dismissedNotices.ids.filter((known) => known !== id), id].slice(-MAX_DISMISSED);
  try {
    localStorage.setItem(storageKey, JSON.stringify(dismissedNotices.ids));
  } catch {
    // Full or forbidden: the announcement shows again after a reload.
  }
}

function stored(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(known) ? known.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
