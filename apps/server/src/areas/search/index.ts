// What other areas and the rest of the server may use.
export { createSearchIndexes, type SearchIndexes } from './index/search-indexes.ts';
