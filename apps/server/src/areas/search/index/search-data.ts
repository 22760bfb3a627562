import { type Searchable, searchKeys } from '@snap/portal-api/rules';
import type { Tx } from '../../../store/database.ts';
import { peopleByName, searchable } from '../../directory/index.ts';
import { type LayersData, SearchLayersBuilder } from './search-layers.ts';
import { StringTable, type StringTableData } from './string-table.ts';

/** Everyone of one tenant who has not left, ready to be searched: plain arrays, which go from thread to thread. */
export interface SearchData {
  layers: LayersData;
  /** User ids, in the order of names. */
  userIds: StringTableData;
  /** People whose own fields are hidden from others, and by what they find themselves. */
  own: Map<string, { person: number; searchable: Searchable }>;
}

/** Reads a tenant's people and lays them out. */
export async function gatherSearchData(tx: Tx, tenantId: string): Promise<SearchData> {
  const builder = new SearchLayersBuilder();
  const userIds: string[] = [];
  const own: SearchData['own'] = new Map();
  for await (const slice of peopleByName(tx, tenantId)) {
    for (const person of slice) {
      const { userId, hide, hideMobile } = person;
      builder.add(searchKeys(searchable(undefined, person)));
      if (hide || hideMobile)
        own.set(userId, { person: userIds.length, searchable: searchable(userId, person) });
      userIds.push(userId);
    }
  }
  return { layers: builder.build(), userIds: StringTable.of(userIds), own };
}
