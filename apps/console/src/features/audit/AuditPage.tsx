import { useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import { AuditLog, AuditSheet, LockedAccounts } from '@snap/portal-ui/audit-log';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { Icon } from '@snap/portal-ui/icon';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { administrationApi, userAvatarUrl } from '../../api.ts';
import { useCatalogue, useLabels, useShownLanguage } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { usePermission } from '../../stores/session.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { toAuditFilter, useAuditPlace } from './place.ts';
import { auditQueryOptions, lockedQueryOptions, refetchAudit } from './queries.ts';
import { useAuditWords } from './use-audit-words.ts';

/** The audit log with its filters, the open entry beside it, and locked accounts above. */
export function AuditPage() {
  const { t } = useLingui();
  const { auditLog: labels } = useLabels();
  const { place, go } = useAuditPlace();
  const words = useAuditWords();
  const list = useInfiniteQuery(auditQueryOptions(place));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const open = entries.find(({ id }) => id === place.entry);
  const filtered = Object.keys(toAuditFilter(place)).length > 0;
  return (
    <Page layout="full" className="flex h-full flex-col">
      <PageHeader
        divided
        title={t`Audit log`}
        actions={
          <Button
            icon={<Icon glyph={Download} />}
            onClick={() => download(administrationApi.exportAudit.url(toAuditFilter(place)))}
          >
            {t`Export`}
          </Button>
        }
      />
      <Locked />
      <div className="relative flex min-h-0 flex-1 @container">
        <AuditLog
          className="min-w-0 flex-1"
          entries={entries.map(words.toRow)}
          status={queryStatus(list)}
          filters={<AuditFilters />}
          paging={{
            status: list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'error' : 'idle',
            hasMore: list.hasNextPage,
            onLoadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
          }}
          openId={place.entry}
          onOpen={({ id }) => go({ entry: id })}
          onRetry={() => void list.refetch()}
          empty={
            <EmptyState
              text={filtered ? t`Nothing fits these filters.` : t`Nothing is recorded yet.`}
              action={
                filtered && (
                  <Button
                    onClick={() =>
                      go({
                        kind: undefined,
                        actor: undefined,
                        person: undefined,
                        from: undefined,
                        until: undefined,
                      })
                    }
                  >
                    {t`Remove all filters`}
                  </Button>
                )
              }
            />
          }
          labels={labels}
        />
        {open && (
          <AuditSheet
            key={open.id}
            entry={words.toRow(open)}
            facts={words.toFacts(open, { address: t`Address`, request: t`Request` })}
            changes={words.toChanges(open)}
            actions={
              <>
                {open.actor && (
                  <Button size="small" onClick={() => go({ actor: open.actor?.id, person: undefined })}>
                    {t`All by ${open.actor.name ?? open.actor.id}`}
                  </Button>
                )}
                {open.person && (
                  <Button size="small" onClick={() => go({ person: open.person?.id, actor: undefined })}>
                    {t`All about ${open.person.name ?? open.person.id}`}
                  </Button>
                )}
              </>
            }
            onClose={() => go({ entry: undefined })}
            labels={labels}
          />
        )}
      </div>
    </Page>
  );
}

/** Locked accounts; nothing without them. */
function Locked() {
  const { auditLog: labels } = useLabels();
  const language = useShownLanguage();
  const catalogue = useCatalogue();
  const { data = [] } = useQuery(lockedQueryOptions());
  const mayUnlock = usePermission('administration:people:edit');
  const unlocking = useMutation({
    mutationFn: (personId: string) => administrationApi.unlockAccount({ personId }),
    onSettled: () => refetchAudit(),
  });
  if (data.length === 0) return null;
  const at = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <LockedAccounts
      accounts={data.map(({ id, name, login, avatarVersion, until, ownBrowserOnly }) => ({
        id,
        name,
        login,
        avatarUrl: userAvatarUrl(id, avatarVersion),
        until: at.format(until),
        ownBrowserOnly,
      }))}
      unlocking={
        unlocking.variables === undefined
          ? undefined
          : {
              id: unlocking.variables,
              status: unlocking.isPending ? 'pending' : unlocking.error === null ? 'idle' : 'error',
              error: unlocking.error === null ? undefined : failureText(unlocking.error, catalogue),
            }
      }
      onUnlock={mayUnlock ? ({ id }) => unlocking.mutate(id) : undefined}
      labels={labels}
    />
  );
}

/** Saves what the server streams, without holding it in memory. */
function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
