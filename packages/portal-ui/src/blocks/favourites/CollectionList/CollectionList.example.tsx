import '@snap/portal-ui/collection-list/styles.css';
import { CollectionList, type FavouriteKind, type FavouriteView } from '@snap/portal-ui/collection-list';
import { collectionList } from '@snap/portal-ui/collection-list/labels/en';
import { useState } from 'react';

const now = Date.UTC(2026, 10, 20, 6, 30);

const initialFavourites: FavouriteView[] = [
  { id: 'f1', kind: 'message', title: 'Li Na', text: 'Page 3 is ready.', tags: ['drafts'], time: now },
  { id: 'f2', kind: 'link', title: 'Style guide', text: 'https://example.com/style', tags: [], time: now },
];

/** The application filters: the list shows what it receives. */
export function Favourites() {
  const [favourites, setFavourites] = useState(initialFavourites);
  const [kind, setKind] = useState<FavouriteKind>();
  const [tag, setTag] = useState<string>();
  const [query, setQuery] = useState('');
  const shown = favourites.filter(
    (each) =>
      (kind === undefined || each.kind === kind) &&
      (tag === undefined || each.tags.includes(tag)) &&
      each.title.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <CollectionList
      style={{ blockSize: 480 }}
      status="ready"
      favourites={shown}
      filters={{ kind, onKindChange: setKind, tag, onTagChange: setTag, query, onQueryChange: setQuery }}
      tagging={{
        known: [{ tag: 'drafts', count: 1 }],
        onChange: (id, tags) =>
          setFavourites(favourites.map((each) => (each.id === id ? { ...each, tags } : each))),
      }}
      onOpen={({ id }) => window.location.assign(`/favourites/${id}`)}
      onRemove={(id) => setFavourites(favourites.filter((each) => each.id !== id))}
      onRetry={() => window.location.reload()}
      locale="en"
      timeZone="Asia/Shanghai"
      now={now}
      labels={collectionList}
    />
  );
}
