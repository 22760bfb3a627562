import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Department } from '@snap/portal-api/contract';
import { pages } from '../../routes/pages.ts';
import { directoryApi } from '../../directory-api.ts';
import { useAnswer } from '../use-answer.ts';
import { usePagePlace } from '../shell/kept-pages.ts';
import { useMobile } from '../shell/use-mobile.ts';
import { BookList } from './BookList.tsx';
import { BookMenu } from './BookMenu.tsx';
import { findDepartment, ownWay, toOrgNode, type BookView } from './lists.ts';

const askDepartments = (signal: AbortSignal) => directoryApi.departmentTree({}, { signal });
const noDepartments: readonly Department[] = [];

/** Colleagues, friends and groups. Which list is open stands in the address; at first it is one's own department. */
export function AddressBookPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mobile = useMobile();
  const { search } = usePagePlace();
  const { value: tops = noDepartments, status, retry } = useAnswer(askDepartments);
  const way = ownWay(tops);
  const home = way.at(-1) ?? tops[0];
  const asked = viewOf(search);
  const first: BookView | undefined = home && { kind: 'department', id: home.id };
  const view = asked ?? (mobile ? undefined : first);

  function show(next: BookView | undefined) {
    const place = next && { view: next.kind, ...(next.kind === 'department' && { id: next.id }) };
    void navigate({ to: pages.addressBook.path, search: place ?? {} });
  }

  const menu =
    status === 'loading' ? undefined : (
      <BookMenu
        view={view}
        onViewChange={show}
        tree={{
          nodes: tops.map(toOrgNode),
          status,
          defaultExpandedIds: way.map(({ id }) => id),
          onRetry: retry,
        }}
        className={mobile ? 'min-w-0 flex-1' : 'w-72 shrink-0 border-e border-line print:hidden'}
      />
    );
  const department = view?.kind === 'department' ? findDepartment(tops, view.id) : undefined;
  const titles = {
    friends: t`Friends`,
    groups: t`My groups`,
    department: department?.name ?? t`Departments`,
  };
  const list = view && (
    <BookList
      key={JSON.stringify(view)}
      view={view}
      title={titles[view.kind]}
      total={department?.people}
      onBack={mobile ? () => show(undefined) : undefined}
    />
  );
  return (
    <div className="flex h-full min-h-0">
      {!view && (
        <h1 className="sr-only">
          <Trans>Address book</Trans>
        </h1>
      )}
      {!(mobile && view) && menu}
      {list}
    </div>
  );
}

function viewOf({ view, id }: Readonly<Record<string, string>>): BookView | undefined {
  if (view === 'friends' || view === 'groups') return { kind: view };
  return view === 'department' && id !== undefined ? { kind: view, id } : undefined;
}
