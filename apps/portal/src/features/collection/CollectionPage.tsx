import type { PagedStatus } from '@snap/portal-ui/views';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { favouriteKinds, limits } from '@snap/portal-api/contract';
import { codePoints, isName } from '@snap/portal-api/rules';
import { CollectionList } from '@snap/portal-ui/collection-list';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { useState } from 'react';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { usePagedList } from '../../queries/paged-list.ts';
import type { ListStatus } from '../../queries/status.ts';
import { useTypedQuery } from '../use-typed-query.ts';
import { storedNote, storedNoteEdits, storeNote, storeNoteEdits } from '../../stores/note-draft.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { useNow } from '../../hooks/use-now.ts';
import { pages } from '../../navigation/pages.ts';
import { usePagePlace } from '../../navigation/page-place.ts';
import { usePageTrail } from '../../navigation/page-trail.ts';
import { TagTools } from './TagTools.tsx';
import { useFavouriteChanges } from './mutations.ts';
import { type FavouriteFilter, favouriteListQuery, favouriteTagsQuery } from './queries.ts';
import { jumpOf, toFavouriteView } from './view-models.ts';

/** Favourites (specification, section 2; decision C9). */
export function CollectionPage() {
  const { t } = useLingui();
  const { tagLength } = limits;
  const { collectionList: labels } = useLazyLabels('disk');
  const locale = useShownLanguage();
  const now = useNow(60_000);
  const navigate = useNavigate();
  const { search } = usePagePlace();
  const filter: FavouriteFilter = {
    kind: favouriteKinds.find((each) => each === search['kind']),
    tag: search['tag'],
    query: search['q'] ?? '',
  };
  const list = favouriteListQuery(filter);
  const favourites = usePagedList(list);
  const tags = useQuery(favouriteTagsQuery);
  const changes = useFavouriteChanges(list);
  const find = (id: string) => favourites.items.find((favourite) => favourite.id === id);
  const { kind, tag } = filter;
  usePageTrail([
    ...(kind ? [{ label: labels.kind[kind], href: `${pages.collection.path}?kind=${kind}` }] : []),
    ...(tag === undefined ? [] : [{ label: tag }]),
  ]);
  const [begunNote] = useState(storedNote);
  const [begunEdits] = useState(storedNoteEdits);
  const [removing, setRemoving] = useState<{ id: string; title: string }>();

  const narrow = (change: Partial<FavouriteFilter>, replace = false) => {
    const next = { ...filter, ...change };
    void navigate({
      to: '/collection/collection',
      search: {
        ...(next.kind && { kind: next.kind }),
        ...(next.tag && { tag: next.tag }),
        ...(next.query && { q: next.query }),
      },
      replace,
    });
  };
  const [typed, setTyped] = useTypedQuery(filter.query, (query) => narrow({ query }, true));

  function open(id: string) {
    const favourite = find(id);
    const jump = favourite && jumpOf(favourite);
    switch (jump?.to) {
      case 'conversation':
        return void navigate({
          to: '/news/news',
          search: {
            type: jump.type,
            id: jump.id,
            ...(jump.messageId !== undefined && { at: jump.messageId }),
          },
        });
      case 'file':
        return void navigate({ to: '/networkDisk/networkDisk', search: { file: jump.fileId } });
      case 'person':
        return openPersonCard(jump);
      case 'page':
        return void window.open(jump.url, '_blank', 'noopener,noreferrer');
      default:
        return undefined;
    }
  }
  function remove(id: string) {
    const favourite = find(id);
    // There would be no way back.
    if (favourite?.sourceRemoved) setRemoving({ id, title: favourite.title });
    else void changes.remove(id);
  }

  return (
    <Page layout="full" className="bg-surface">
      <PageHeader title={t`Favourites`} />
      {tag !== undefined && (
        <TagTools
          tag={tag}
          onRename={async (to) => {
            if (await changes.renameTag(tag, to)) narrow({ tag: to }, true);
          }}
          onRemove={async () => {
            if (await changes.removeTag(tag)) narrow({ tag: undefined }, true);
          }}
        />
      )}
      <CollectionList
        className="min-h-0 flex-1"
        status={statuses[favourites.status]}
        favourites={favourites.items.map((favourite) => toFavouriteView(favourite, locale))}
        onLoadMore={favourites.hasMore ? favourites.loadMore : undefined}
        onRetry={favourites.retry}
        filters={{
          kind: filter.kind,
          onKindChange: (next) => narrow({ kind: next }),
          tag,
          onTagChange: (next) => narrow({ tag: next }),
          query: typed,
          onQueryChange: setTyped,
        }}
        tagging={{
          known: tags.isLoading ? undefined : (tags.data ?? []),
          onChange: changes.setTags,
          check: (text) => {
            if (codePoints(text) > tagLength) return t`A tag has at most ${tagLength} characters.`;
            if (isName(text)) return undefined;
            return t`The tag has a hidden character, or one that turns reading around. Remove it.`;
          },
        }}
        notes={{
          onAdd: changes.addNote,
          onEdit: changes.editNote,
          max: limits.noteLength,
          defaultDraft: begunNote,
          onDraftChange: storeNote,
          defaultEdits: begunEdits,
          onEditsChange: storeNoteEdits,
        }}
        onOpen={({ id }) => open(id)}
        onRemove={remove}
        removed={
          changes.removed && {
            title: toFavouriteView(changes.removed, locale).title,
            onUndo: changes.takeBack,
          }
        }
        locale={locale}
        now={now}
        labels={labels}
      />
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={t`Remove for good?`}
        description={t`The source is gone: this cannot be kept again.`}
        confirmLabel={t`Remove`}
        cancelLabel={t`Keep`}
        tone="danger"
        onConfirm={() => {
          if (removing) void changes.remove(removing.id);
          setRemoving(undefined);
        }}
      />
    </Page>
  );
}

const statuses: Record<ListStatus, PagedStatus> = {
  loading: 'loading',
  ready: 'ready',
  loadingMore: 'loadingMore',
  partial: 'error',
  error: 'error',
  offline: 'offline',
  denied: 'error',
};
