import { useLingui } from '@lingui/react/macro';
import { DepartmentList } from '@snap/portal-ui/department-list';
import { Page, PageHeader, PageSkeleton } from '@snap/portal-ui/page';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Department } from '@snap/portal-api/contract';
import { Activity } from 'react';
import { useLabels } from '../../i18n/labels.ts';
import { pages } from '../../navigation/pages.ts';
import { queryStatus } from '../../queries/status.ts';
import { usePagePlace } from '../../navigation/page-place.ts';
import { useBackToList } from '../../navigation/use-back-to-list.ts';
import { usePageTrail } from '../../navigation/page-trail.ts';
import { useMobile } from '../../hooks/use-mobile.ts';
import { BookList } from './BookList.tsx';
import { BookMenu } from './BookMenu.tsx';
import { departmentsQuery, ownWay, toOrgNode, wayToDepartment, type BookView } from './queries.ts';

const noDepartments: readonly Department[] = [];

/** Colleagues, friends and groups. The address names the open list; the default is the user's own department. */
export function AddressBookPage() {
  const { t } = useLingui();
  const labels = useLabels();
  const navigate = useNavigate();
  const mobile = useMobile();
  const { search } = usePagePlace();
  const departments = useQuery(departmentsQuery);
  const { data: tops = noDepartments, refetch } = departments;
  const status = queryStatus(departments);
  const way = ownWay(tops);
  const home = way.at(-1) ?? tops[0];
  const requested = viewOf(search);
  const first: BookView | undefined = home && { kind: 'department', id: home.id };
  const view = requested ?? (mobile ? undefined : first);

  function show(next: BookView | undefined) {
    const place = next && { view: next.kind, ...(next.kind === 'department' && { id: next.id }) };
    void navigate({
      to: pages.addressBook.path,
      search: place ?? {},
      ...(mobile && !view && next && { state: { fromList: true } }),
    });
  }
  const backToList = useBackToList(pages.addressBook.path);

  const open = view?.kind === 'department' ? wayToDepartment(tops, view.id) : [];
  const shown = open.at(-1);
  const titles = {
    friends: t`Friends`,
    groups: t`My groups`,
    department: shown?.name ?? t`Departments`,
  };
  usePageTrail(
    view?.kind === 'department'
      ? open.map(({ id, name }) => ({
          label: name,
          href: `${pages.addressBook.path}?view=department&id=${encodeURIComponent(id)}`,
        }))
      : view
        ? [{ label: titles[view.kind] }]
        : [],
  );

  return (
    <Page layout="full" className="flex-row">
      {/* Behind a list on a phone: what is unfolded and the scroll position are there on the way back. */}
      <Activity mode={mobile && view ? 'hidden' : 'visible'}>
        <div
          className={
            mobile
              ? 'flex min-w-0 flex-1 flex-col bg-surface'
              : 'flex w-72 shrink-0 flex-col border-e border-line bg-surface print:hidden'
          }
        >
          <PageHeader divided title={t`Address book`} />
          <BookMenu
            view={view}
            onViewChange={show}
            tree={{
              nodes: tops.map(toOrgNode),
              status,
              defaultExpandedIds: way.map(({ id }) => id),
              onRetry: () => void refetch(),
            }}
          />
        </div>
      </Activity>
      {!view && !mobile && status === 'loading' && (
        <PageSkeleton shape="rows" className="flex-1" label={labels.common.loading} />
      )}
      {view && (
        <BookList
          key={JSON.stringify(view)}
          view={view}
          title={titles[view.kind]}
          total={shown?.people}
          below={
            shown &&
            shown.children.length > 0 && (
              // Many of them leave room for the people under them.
              <div className="flex max-h-1/2 shrink-0 border-b border-line bg-surface">
                <DepartmentList
                  aria-label={t`Departments`}
                  className="max-w-180 min-w-0 flex-1 px-2 py-1"
                  departments={shown.children}
                  onOpen={(id) => show({ kind: 'department', id })}
                />
              </div>
            )
          }
          onBack={mobile ? () => backToList(() => show(undefined)) : undefined}
        />
      )}
    </Page>
  );
}

function viewOf({ view, id }: Readonly<Record<string, string>>): BookView | undefined {
  if (view === 'friends' || view === 'groups') return { kind: view };
  return view === 'department' && id !== undefined ? { kind: view, id } : undefined;
}
