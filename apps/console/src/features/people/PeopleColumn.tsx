import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { DepartmentPicker } from '@snap/portal-ui/department-tree';
import { EmptyState } from '@snap/portal-ui/empty-state';
import type { OrgNode } from '@snap/portal-ui/org-tree';
import { PeopleTable } from '@snap/portal-ui/people-table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { usePermission } from '../../stores/session.ts';
import { reportError } from '../../stores/toasts.ts';
import { everyone, usePlace, withoutDepartment as nowhere } from './place.ts';
import { peopleQueryOptions } from './queries.ts';
import { useAct } from './use-act.ts';
import { useTypedQuery } from './use-typed-query.ts';
import { toPersonRow } from './view-models.ts';

/** The people of the selected department and of those below it. */
export function PeopleColumn({ nodes }: { nodes: readonly OrgNode[] }) {
  const { t } = useLingui();
  const labels = useLabels();
  const { place, go } = usePlace();
  const { typed, setTyped, query } = useTypedQuery(place.q ?? '', (q) => go({ q: q || undefined }, true));
  const withoutDepartment = place.department === nowhere;
  const departmentId = place.department === everyone || withoutDepartment ? undefined : place.department;
  const state = place.state ?? 'present';
  const list = useInfiniteQuery(peopleQueryOptions({ departmentId, withoutDepartment, query, state }));
  const mayEdit = usePermission('administration:people:edit');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [moving, setMoving] = useState(false);
  const [disabling, setDisabling] = useState(false);
  const found = list.data?.pages.flatMap((page) => page.people) ?? [];
  const ids = chosen.filter((id) => found.some((person) => person.id === id));
  const count = ids.length;

  /** One after the other; the first refusal stops, and says why. */
  const acting = useAct(
    async (change: (id: string) => Promise<unknown>) => {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const id of ids) await change(id);
    },
    () => setChosen([]),
  );
  const run = (change: (id: string) => Promise<unknown>) => acting.run(change, { onError: reportError });
  const addTo = (id: string, target: string) => {
    const person = found.find((one) => one.id === id);
    const departments = person?.departments.filter((one) => one.id !== target) ?? [];
    return administrationApi.changePerson({ personId: id, departments: [...departments, { id: target }] });
  };

  return (
    <>
      <PeopleTable
        className="min-w-0 flex-1"
        people={found.map((person) => toPersonRow(person, query))}
        status={queryStatus(list)}
        filters={{
          query: typed,
          onQueryChange: setTyped,
          state,
          onStateChange: (next) => go({ state: next === 'present' ? undefined : next }, true),
        }}
        total={list.data?.pages[0]?.total}
        paging={{
          status: list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'error' : 'idle',
          hasMore: list.hasNextPage,
          onLoadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
        }}
        selection={
          mayEdit
            ? {
                ids,
                onIdsChange: setChosen,
                actions: (
                  <>
                    <Button
                      size="small"
                      disabled={acting.status === 'pending'}
                      onClick={() => setMoving(true)}
                    >
                      <Trans>Add to a department</Trans>
                    </Button>
                    <Button
                      size="small"
                      pending={acting.status === 'pending'}
                      onClick={() => setDisabling(true)}
                    >
                      <Trans>Disable</Trans>
                    </Button>
                  </>
                ),
              }
            : undefined
        }
        onOpen={({ id }) => go({ person: id })}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState
            text={
              withoutDepartment ? (
                <Trans>Everyone here belongs to a department.</Trans>
              ) : state === 'present' ? (
                <Trans>Nobody is here yet. Add a person, or select people elsewhere and add them.</Trans>
              ) : (
                <Trans>Nobody is in this state.</Trans>
              )
            }
          />
        }
        labels={labels.peopleTable}
      />
      <ConfirmDialog
        open={disabling}
        onOpenChange={setDisabling}
        title={t`${plural(count, { one: 'Disable # account?', other: 'Disable # accounts?' })}`}
        description={t`They are signed out at once, and cannot sign in until they are enabled again.`}
        confirmLabel={t`Disable`}
        cancelLabel={t`Cancel`}
        tone="danger"
        onConfirm={() => {
          setDisabling(false);
          run((personId) => administrationApi.setPersonState({ personId, state: 'disabled' }));
        }}
      />
      {moving && (
        <DepartmentPicker
          open
          onOpenChange={setMoving}
          title={t`Add to a department`}
          nodes={nodes}
          onSubmit={(target) => {
            setMoving(false);
            if (target !== undefined) run((id) => addTo(id, target));
          }}
          labels={labels.departmentTree}
        />
      )}
    </>
  );
}
