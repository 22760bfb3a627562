import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';
import { queryClient } from '../../queries/query-client.ts';
import type { StateFilter } from '@snap/portal-ui/people-table';

/** Everything about people and departments; every change touches counts and rows of several queries. */
const key = 'people';

export const departmentsQueryOptions = () =>
  queryOptions({ queryKey: [key, 'departments'], queryFn: () => administrationApi.departments() });

export interface PeopleFilter {
  /** Undefined: all people of the organisation. */
  departmentId: string | undefined;
  /** Those who belong to no department. */
  withoutDepartment: boolean;
  query: string;
  state: StateFilter;
}

/** The people of a department and of those below it, page by page. */
export const peopleQueryOptions = ({ departmentId, withoutDepartment, query, state }: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [key, 'list', { departmentId, withoutDepartment, query, state }],
    queryFn: ({ pageParam }) =>
      administrationApi.people({
        ...(departmentId !== undefined && { departmentId, below: true }),
        ...(withoutDepartment && { withoutDepartment }),
        ...(query !== '' && { query }),
        ...(state !== 'present' && { state }),
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const personQueryOptions = (personId: string) =>
  queryOptions({
    queryKey: [key, 'person', personId],
    queryFn: () => administrationApi.person({ personId }),
  });

/** Where a person is signed in. */
export const sessionsQueryOptions = (personId: string) =>
  queryOptions({
    queryKey: [key, 'sessions', personId],
    queryFn: () => administrationApi.sessions({ personId }),
  });

/** Refetches what is shown of people and departments. */
export const refetchPeople = () => queryClient.invalidateQueries({ queryKey: [key] });

export type ChangeKind = 'added' | 'changed' | 'left';

/** What an import would change, page by page. */
export const importChangesOptions = (importId: string, kind: ChangeKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['import', importId, kind ?? 'all'],
    queryFn: ({ pageParam }) =>
      administrationApi.importChanges({
        importId,
        ...(kind !== undefined && { kind }),
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
