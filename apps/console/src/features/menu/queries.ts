import type { Language } from '@snap/portal-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { administrationApi, entryApi } from '../../api.ts';

/** Names of pages are in the language of the reader. */
export const menuQueryOptions = (language: Language) =>
  queryOptions({ queryKey: ['menu', language], queryFn: () => administrationApi.menu() });

export const appsQueryOptions = (language: Language) =>
  queryOptions({ queryKey: ['apps', language], queryFn: () => entryApi.list({}) });

export const viewQueryOptions = (personId: string, language: Language) =>
  queryOptions({
    queryKey: ['people', 'view', personId, language],
    queryFn: () => administrationApi.viewOfPerson({ personId }),
  });
