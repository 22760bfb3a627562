import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministeredRole } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { ContactPicker } from '@snap/portal-ui/contact-picker';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { Icon } from '@snap/portal-ui/icon';
import { PeopleTable } from '@snap/portal-ui/people-table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UserPlus } from 'lucide';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { queryStatus } from '../../queries/query-status.ts';
import { reportError } from '../../stores/toasts.ts';
import { newContactSource } from '../../queries/contact-source.ts';
import { useAct } from '../people/use-act.ts';
import { useTypedQuery } from '../people/use-typed-query.ts';
import { toPersonRow } from '../people/view-models.ts';
import { usePlace } from './place.ts';
import { holdersQueryOptions } from './queries.ts';

interface HoldersTabProps {
  role: AdministeredRole;
  mayEdit: boolean;
}

/** Who has a role; it is given and taken here. */
export function HoldersTab({ role, mayEdit }: HoldersTabProps) {
  const { t } = useLingui();
  const labels = useLabels();
  const { place, go } = usePlace();
  const navigate = useNavigate();
  const { typed, setTyped, query } = useTypedQuery(place.q ?? '', (q) => go({ q: q || undefined }, true));
  const list = useInfiniteQuery(holdersQueryOptions(role.id, query));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [giving, setGiving] = useState(false);
  /** The server lists no more people of a department than a group may have. */
  const [tooMany, setTooMany] = useState(false);
  const [source] = useState(newContactSource);
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  const ids = chosen.filter((id) => people.some((person) => person.id === id));

  /** One after the other; the first refusal stops, and says why. */
  const taking = useAct(
    async () => {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const personId of ids) await administrationApi.takeRole({ personId, roleId: role.id });
    },
    () => setChosen([]),
  );
  const giver = useAct(
    async (personIds: readonly string[]) => {
      for (const personId of personIds) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await administrationApi.giveRole({ personId, roleId: role.id });
      }
    },
    () => setGiving(false),
  );
  return (
    <div className="flex h-full flex-col">
      {mayEdit && role.givable && (
        <div className="bg-surface px-4 pt-3">
          <Button icon={<Icon glyph={UserPlus} />} onClick={() => setGiving(true)}>
            <Trans>Give to people</Trans>
          </Button>
        </div>
      )}
      <PeopleTable
        className="min-h-0 flex-1"
        people={people.map((person) => toPersonRow(person, query))}
        status={queryStatus(list)}
        filters={{ query: typed, onQueryChange: setTyped }}
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
                  <Button
                    size="small"
                    pending={taking.status === 'pending'}
                    onClick={() => taking.run(undefined, { onError: reportError })}
                  >
                    <Trans>Take the role away</Trans>
                  </Button>
                ),
              }
            : undefined
        }
        onOpen={({ id }) => void navigate({ to: '/', search: { person: id } })}
        onRetry={() => void list.refetch()}
        empty={<EmptyState text={t`Nobody has this role yet.`} />}
        labels={labels.peopleTable}
      />
      {giving && (
        <ContactPicker
          open
          onOpenChange={setGiving}
          title={t`Give ${role.name} to people`}
          source={source}
          rules={{ kinds: 'people', min: 1 }}
          submission={{
            status: tooMany ? 'error' : giver.status,
            error: tooMany
              ? t`These departments have too many people. Choose smaller ones.`
              : giver.errorText,
            // A department stands for its people: roles are those of people.
            label: (count) => t`${plural(count, { one: 'Give to # person', other: 'Give to # people' })}`,
          }}
          onSubmit={({ personIds }) => {
            setTooMany(personIds === undefined);
            if (personIds) giver.run(personIds);
          }}
          labels={labels.contactPicker}
        />
      )}
    </div>
  );
}
