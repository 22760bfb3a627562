import type { StateFilter } from '@snap/portal-ui/people-table';
import { getRouteApi } from '@tanstack/react-router';

/** Everyone, as a place of its own on a phone. */
export const everyone = 'all';
/** Those who belong to no department. */
export const withoutDepartment = 'none';
/** In place of a person: a new one. */
export const newPerson = 'new';

/** What the page shows, in its address. */
export interface PeoplePlace {
  department?: string;
  state?: Exclude<StateFilter, 'present'>;
  q?: string;
  /** The person whose sheet is open, or `newPerson`. */
  person?: string;
}

const states = ['active', 'disabled', 'left'] as const;

export function readPlace(search: Record<string, unknown>): PeoplePlace {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const [department, q, person] = [text('department'), text('q'), text('person')];
  const state = states.find((each) => each === search['state']);
  return {
    ...(department && { department }),
    ...(state && { state }),
    ...(q && { q }),
    ...(person && { person }),
  };
}

const route = getRouteApi('/');

/** The place, and how to go to another one. A search or a filter replaces the entry of the history. */
export function usePlace() {
  const place = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: { [Name in keyof PeoplePlace]: PeoplePlace[Name] | undefined }, replace = false) =>
    void navigate({ search: readPlace({ ...place, ...change }), replace });
  return { place, go };
}
