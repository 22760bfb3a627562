import { proxy } from 'valtio';

const most = 8;

/** Latest searches of one person on this device, newest first. */
export const recentSearches = proxy<{ queries: string[] }>({ queries: [] });

let key = '';

export function openRecentSearches(account: string): void {
  key = `snap-portal:searches:${account}`;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    recentSearches.queries = Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    recentSearches.queries = [];
  }
}

/** A search led somewhere: it is worth keeping. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  recentSearches.queries = [text, ...recentSearches.queries.filter((known) => known !== text)].slice(0, most);
  localStorage.setItem(key, JSON.stringify(recentSearches.queries));
}

export function forgetSearch(query: string): void {
  recentSearches.queries = recentSearches.queries.filter((known) => known !== query);
  localStorage.setItem(key, JSON.stringify(recentSearches.queries));
}

export function forgetSearches(): void {
  recentSearches.queries = [];
  localStorage.removeItem(key);
}
