import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '@snap/portal-ui/banner';
import { Badge, type BadgeTone } from '@snap/portal-ui/badge';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queryStatus } from '../../../queries/query-status.ts';
import { importChangesOptions, type ChangeKind } from '../queries.ts';
import { useChangeTexts, type ImportChange } from './use-change-texts.ts';

const tones: Record<ChangeKind, BadgeTone> = { added: 'accent', changed: 'soft', left: 'danger' };

interface ChangeListProps {
  importId: string;
  /** Undefined: all changes. */
  kind: ChangeKind | undefined;
}

/** The people whom an import changes, page by page, with each field before and after. */
export function ChangeList({ importId, kind }: ChangeListProps) {
  const { t } = useLingui();
  const list = useInfiniteQuery(importChangesOptions(importId, kind));
  const status = queryStatus(list);
  const changes = list.data?.pages.flatMap((page) => page.changes) ?? [];
  if (status === 'error' || status === 'offline') {
    return (
      <EmptyState
        variant={status === 'error' ? 'failed' : 'offline'}
        text={<Trans>The changes could not be loaded.</Trans>}
        action={
          <Button onClick={() => void list.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className="m-0 list-none p-0" aria-label={t`Changes`} aria-busy={status === 'loading'}>
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
      {status === 'ready' && changes.length === 0 && (
        <EmptyState text={<Trans>There are no changes of this kind.</Trans>} />
      )}
      {list.isFetchNextPageError && (
        <Banner tone="danger">
          <Trans>More changes could not be loaded.</Trans>
        </Banner>
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function ChangeLine({ change }: { change: ImportChange }) {
  const { kindText, fields } = useChangeTexts(change);
  return (
    <li className="grid gap-x-4 gap-y-1 border-0 border-b border-solid border-line py-3 md:grid-cols-[260px_minmax(0,1fr)]">
      <div className="flex min-w-0 items-start gap-2">
        <span className="grid min-w-0">
          <span className="truncate font-strong" title={change.name}>
            {change.name}
          </span>
          <span className="truncate text-sm text-textMuted">{change.login}</span>
        </span>
        <Badge tone={tones[change.kind]}>{kindText}</Badge>
      </div>
      <dl className="m-0 grid min-w-0 gap-1">
        {fields.map(({ field, label, before, after }) => (
          <div key={field} className="flex flex-wrap gap-x-2 wrap-anywhere">
            <dt className="text-textMuted">{label}</dt>
            <dd className="m-0 min-w-0">
              {before !== '' && <del className="text-textMuted">{before}</del>}
              {before !== '' && after !== '' && <span aria-hidden> → </span>}
              {after !== '' && <ins className="no-underline">{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
