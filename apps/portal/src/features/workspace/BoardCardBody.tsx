import type { Channel } from '@snap/portal-api/contract';
import { PortalApiError } from '@snap/portal-api';
import { failureText } from '@snap/portal-api/errors';
import {
  BoardCard,
  CardApps,
  CardLinks,
  CardNews,
  CardRanking,
  CardStories,
  useCardLoading,
  type BoardCardStatus,
} from '@snap/portal-ui/workspace-board';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { isOffline } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { messaging } from '../../live/messaging.ts';
import { preferences } from '../../stores/preferences.ts';
import { appLinks } from '../applications/app-link.tsx';
import { applicationsQuery, ownApplications } from '../applications/queries.ts';
import { toAppView } from '../applications/view-models.ts';
import { RecentConversations } from '../messages/RecentConversations.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { renderLink } from '../../navigation/render-link.tsx';
import { missingStatus, queryStatus } from '../../queries/status.ts';
import {
  cardSize,
  favouritesQuery,
  filesQuery,
  hotspotsQuery,
  rankingQuery,
  storiesQuery,
} from './queries.ts';
import type { OwnLink } from './own-links.ts';
import { storyLinks } from './story-link.tsx';

/** Content of a card. Each loads, fails and retries alone (decision E16). */
export function BoardCardBody({ channel }: { channel: Channel }) {
  switch (channel.type) {
    case 'messages':
      return <Messages />;
    case 'applications':
      return <Applications />;
    case 'stories':
      return <Stories />;
    case 'hotspots':
      return <Hotspots />;
    case 'ranking':
      return <Ranking />;
    case 'files':
      return <Files />;
    case 'favourites':
      return <Favourites />;
    default:
      return channel.url === undefined ? null : <Place name={channel.name} href={channel.url} />;
  }
}

function Messages() {
  const { boardCard: labels } = useLazyLabels('workspace');
  const { status, byKey } = useSnapshot(messaging.conversations.state);
  useCardLoading(status !== 'ready' && status !== 'error');
  if (status === 'ready' && Object.keys(byKey).length === 0) {
    return (
      <BoardCard
        status="empty"
        onRetry={() => undefined}
        emptyText={labels.nothing.messages}
        labels={labels}
      />
    );
  }
  return <RecentConversations limit={cardSize} className="rounded-b-card" />;
}

/** The way to one place: another site says where it leads, a page of the portal has a name. */
function Place({ name, href }: { name: string; href: string }) {
  const { boardCard: labels } = useLazyLabels('workspace');
  const shown = href.startsWith('/') ? name : href.replace(/^https?:\/\//, '');
  return (
    <BoardCard status="ready" onRetry={() => undefined} labels={labels}>
      <CardLinks links={[{ id: href, name: shown, href }]} renderLink={renderLink} />
    </BoardCard>
  );
}

function useTime() {
  const now = useNow(60_000);
  const { language } = useSnapshot(preferences);
  return { now, locale: language };
}

/** Why a card could not be loaded, in the server's words where it has any. */
function useReason(error: unknown): string | undefined {
  const catalogue = useCatalogue();
  if (error === undefined) return undefined;
  // A system behind the board that is away says so itself; the sentence for its status would blame the person's network.
  const said = error instanceof PortalApiError ? error.msg : undefined;
  return said ?? failureText(error, catalogue);
}

interface ListCardProps<Row> {
  kind: 'stories' | 'hotspots' | 'ranking' | 'files' | 'favourites';
  query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'refetch'>;
  children: (rows: readonly Row[]) => ReactNode;
}

function cardStatus({ data, error }: ListCardProps<unknown>['query']): BoardCardStatus {
  if (data === undefined) return missingStatus(error);
  // The shell says that the network is lost; what a system refuses is said in its card.
  const failed = error !== null && !isOffline(error);
  if (data.length === 0) return failed ? 'error' : 'empty';
  return failed ? 'stale' : 'ready';
}

/** A card whose rows come from one call. */
function ListCard<Row>({ kind, query, children }: ListCardProps<Row>) {
  const { boardCard: labels } = useLazyLabels('workspace');
  const { data = [], error, refetch } = query;
  const failedText = useReason(error ?? undefined);
  return (
    <BoardCard
      status={cardStatus(query)}
      onRetry={() => void refetch()}
      emptyText={labels.nothing[kind]}
      failedText={failedText}
      labels={labels}
    >
      {children(data)}
    </BoardCard>
  );
}

function Applications() {
  const { boardCard: labels } = useLazyLabels('workspace');
  const query = useQuery(applicationsQuery);
  const { data: groups = [], error, refetch } = query;
  const all = groups.flatMap(({ apps }) => apps);
  const own = ownApplications(groups);
  const apps = (own.length > 0 ? own : all).slice(0, 2 * cardSize).map(toAppView);
  const failedText = useReason(error ?? undefined);
  const status = queryStatus(query);
  return (
    <BoardCard
      status={status === 'ready' && apps.length === 0 ? 'empty' : status}
      onRetry={() => void refetch()}
      emptyText={labels.nothing.applications}
      failedText={failedText}
      labels={labels}
    >
      <CardApps apps={apps} renderLink={appLinks(all)} />
    </BoardCard>
  );
}

function Stories() {
  const { boardCard: labels } = useLazyLabels('workspace');
  const time = useTime();
  const { data: groups = [] } = useQuery(applicationsQuery);
  const link = storyLinks(groups.flatMap(({ apps }) => apps));
  return (
    <ListCard kind="stories" query={useQuery(storiesQuery)}>
      {(rows) => (
        <CardStories
          stories={rows.map(({ status, url, ...story }) => ({ ...story, state: status, href: url }))}
          time={time}
          renderLink={link}
          labels={labels}
        />
      )}
    </ListCard>
  );
}

function Hotspots() {
  const { boardCard: labels } = useLazyLabels('workspace');
  const time = useTime();
  return (
    <ListCard kind="hotspots" query={useQuery(hotspotsQuery)}>
      {(rows) => (
        <CardNews
          items={rows.map(({ url, ...item }) => ({ ...item, href: url }))}
          time={time}
          renderLink={renderLink}
          labels={labels}
        />
      )}
    </ListCard>
  );
}

function Ranking() {
  const { boardCard: labels } = useLazyLabels('workspace');
  return (
    <ListCard kind="ranking" query={useQuery(rankingQuery)}>
      {(ranks) => <CardRanking ranks={ranks} labels={labels} />}
    </ListCard>
  );
}

// Few boards have such a card. Its links are of use without marks.
const OwnMark = lazy(async (): Promise<{ default: (link: OwnLink) => ReactNode }> => {
  try {
    const { OwnMark: Mark } = await import('./OwnMark.tsx');
    return { default: Mark };
  } catch {
    return { default: () => null };
  }
});

function OwnLinks({ links }: { links: readonly OwnLink[] }) {
  return (
    <Suspense>
      <CardLinks
        links={links.map((link) => ({ ...link, mark: <OwnMark {...link} /> }))}
        renderLink={renderLink}
      />
    </Suspense>
  );
}

function Files() {
  return (
    <ListCard kind="files" query={useQuery(filesQuery)}>
      {(files) => <OwnLinks links={files} />}
    </ListCard>
  );
}

function Favourites() {
  return (
    <ListCard kind="favourites" query={useQuery(favouritesQuery)}>
      {(favourites) => <OwnLinks links={favourites} />}
    </ListCard>
  );
}
