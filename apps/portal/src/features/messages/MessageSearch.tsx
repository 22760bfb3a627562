import { Trans, useLingui } from '@lingui/react/macro';
import type { Target } from '@snap/portal-api/contract';
import { targetKey, conversationOf } from '@snap/portal-api/live';
import { Avatar, Button, EmptyState, Icon, listTime, Spinner, TextField } from '@snap/portal-ui';
import { Search, SearchX } from 'lucide';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { preferences } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { openThreadAt } from '../../stores/threads.ts';
import { foundParts } from './found-parts.ts';
import { lineOf } from './message-views.ts';
import { usePlace } from './place.ts';
import { useMessageSearch, type FoundMessage } from './use-message-search.ts';
import { useNow } from './use-now.ts';

interface MessageSearchProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** Only what was said here. */
  scope?: Target | undefined;
  /** Called once a result is followed. */
  onFollow?: (() => void) | undefined;
  /** The caret stands in the field when it appears. */
  focused?: boolean;
  /** Instead of results, while nothing is asked. */
  children?: ReactNode;
}

/** Finds messages; a result opens its place in the history (decision B8). */
export function MessageSearch({
  query,
  onQueryChange,
  scope,
  onFollow,
  focused,
  children,
}: MessageSearchProps) {
  const { t } = useLingui();
  const search = useMessageSearch(query, scope);
  const { status, results, hasMore } = search;
  const retry = <Button onClick={search.retry}>{t`Try again`}</Button>;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="p-2">
        <TextField
          type="search"
          label={t`Search messages`}
          labelHidden
          placeholder={t`Search messages`}
          leading={<Icon glyph={Search} />}
          value={query}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears when somebody asks to search
          autoFocus={focused}
          onChange={({ currentTarget }) => onQueryChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.preventDefault();
            event.stopPropagation();
            onQueryChange('');
          }}
        />
      </div>
      {status === 'idle' && children}
      {status !== 'idle' && (
        <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2" aria-busy={status === 'loading'}>
          {results.length > 0 && (
            <ul className="m-0 list-none p-0" aria-label={t`Messages found`}>
              {results.map((found) => (
                <li key={found.message.id}>
                  <Result
                    found={found}
                    query={search.query}
                    scoped={scope !== undefined}
                    onFollow={onFollow}
                  />
                </li>
              ))}
            </ul>
          )}
          {status === 'loading' && (
            <div className="flex justify-center p-4">
              <Spinner label={t`Searching…`} />
            </div>
          )}
          {status === 'ready' && results.length === 0 && (
            <EmptyState glyph={SearchX} text={<Trans>No message says this.</Trans>} />
          )}
          {status === 'error' && (
            <EmptyState
              variant="failed"
              text={<Trans>The messages could not be searched.</Trans>}
              action={retry}
            />
          )}
          {status === 'offline' && (
            <EmptyState
              variant="offline"
              text={<Trans>There is no network. The search goes on when it is back.</Trans>}
              action={retry}
            />
          )}
          {status === 'ready' && hasMore && (
            <Button stretch variant="quiet" onClick={search.loadMore}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface ResultProps extends Pick<MessageSearchProps, 'onFollow'> {
  found: FoundMessage;
  query: string;
  scoped: boolean;
}

/** One message that was found: where, who, when, and the words around it. */
function Result({ found: { message, name }, query, scoped, onFollow }: ResultProps) {
  const place = usePlace();
  const now = useNow(60_000);
  const { language } = useSnapshot(preferences);
  const target = conversationOf(message, session.userId);
  const { before, found, after } = foundParts(lineOf(message), query);
  const title = scoped ? message.senderName : name;
  const sender = !scoped && target.type !== 'user' ? message.senderName : undefined;
  return (
    <button
      type="button"
      data-target={targetKey(target)}
      className="flex w-full cursor-pointer items-center gap-3 rounded-control border-0 bg-transparent px-3 py-2 text-start font-[inherit] text-text hover:bg-(--portal-color-hover) focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--portal-color-focus)"
      onClick={() => {
        void openThreadAt(target, message.id);
        place.open(target, message.id);
        onFollow?.();
      }}
    >
      <Avatar userId={scoped ? message.sender : target.id} name={title} size={32} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 flex-1 truncate text-md">{title}</bdi>
          <time
            className="shrink-0 text-xs text-textMuted"
            dateTime={new Date(message.sendTime).toISOString()}
          >
            {listTime(message.sendTime, { locale: language, now })}
          </time>
        </span>
        <span className="block truncate text-sm text-textMuted" dir="auto">
          {sender !== undefined && <bdi>{sender} </bdi>}
          {before}
          {found !== '' && <mark className="rounded-[3px] bg-accentSoft font-medium text-link">{found}</mark>}
          {after}
        </span>
      </span>
    </button>
  );
}
