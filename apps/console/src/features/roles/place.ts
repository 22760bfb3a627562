import { getRouteApi } from '@tanstack/react-router';

/** In place of a role: a new one. */
export const newRole = 'new';

/** What the page shows, in its address. */
export interface RolesPlace {
  /** The role that is open, or `newRole`. */
  role?: string;
  /** Whether its people are shown. */
  tab?: 'people';
  q?: string;
}

export function readPlace(search: Record<string, unknown>): RolesPlace {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const [role, q] = [text('role'), text('q')];
  return {
    ...(role && { role }),
    ...(search['tab'] === 'people' && { tab: 'people' as const }),
    ...(q && { q }),
  };
}

const route = getRouteApi('/roles');

export function usePlace() {
  const place = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: { [Name in keyof RolesPlace]: RolesPlace[Name] | undefined }, replace = false) =>
    void navigate({ search: readPlace({ ...place, ...change }), replace });
  return { place, go };
}
