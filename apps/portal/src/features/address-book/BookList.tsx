import type { LoadStatus } from '@snap/portal-ui/views';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@snap/portal-ui/button';
import { ContactList, type ContactRow } from '@snap/portal-ui/contact-list';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { DirectionalIcon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { PageHeader } from '@snap/portal-ui/page';
import { ArrowLeft, LockKeyhole } from 'lucide';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useLabels } from '../../i18n/labels.ts';
import { usePagedList } from '../../queries/paged-list.ts';
import type { ListStatus } from '../../queries/status.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { session } from '../../stores/session.ts';
import { usePermission } from '../access/access.ts';
import { setSearchOpen } from '../directory/search-panel.ts';
import { bookQuery, targetOf, type BookView } from './queries.ts';

interface BookListProps {
  view: BookView;
  title: string;
  /** People in the department and below it, as the tree says. */
  total?: number | undefined;
  /** The departments right below this one, whose people `total` counts, too. */
  below?: ReactNode;
  /** On a phone: the way back to the menu. */
  onBack?: (() => void) | undefined;
}

const empties: Record<BookView['kind'], ReactNode> = {
  friends: <Trans>You have no friends here yet. A colleague’s card has the button for it.</Trans>,
  groups: <Trans>You are in no group yet.</Trans>,
  department: <Trans>Nobody is in this department itself; look at those below it.</Trans>,
};

/** Text of an empty list. */
const statuses: Record<ListStatus, LoadStatus> = {
  loading: 'loading',
  ready: 'ready',
  loadingMore: 'loading',
  partial: 'error',
  error: 'error',
  offline: 'offline',
  denied: 'ready',
};

/** The people or groups of one entry of the menu. */
export function BookList({ view, title, total, below, onBack }: BookListProps) {
  const { t } = useLingui();
  const { contactList: labels } = useLazyLabels('contacts');
  const navigate = useNavigate();
  const { userId } = useSnapshot(session);
  const { kind } = view;
  const { status, items, total: counted, hasMore, loadMore, retry } = usePagedList(bookQuery(view, userId));
  const count = counted ?? total;
  const { conversationList } = useLabels();
  const createsGroups = usePermission(['group:create']);
  const steps: Partial<Record<BookView['kind'], ReactNode>> = {
    friends: (
      <Button onClick={() => setSearchOpen(true)}>
        <Trans>Find a colleague</Trans>
      </Button>
    ),
    groups: createsGroups && <Button onClick={() => openDialog('group')}>{conversationList.newGroup}</Button>,
  };

  function message(row: ContactRow) {
    void navigate({ to: '/news/news', search: targetOf(row) });
  }

  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col" aria-label={title}>
      <PageHeader
        divided
        level={onBack ? 1 : 2}
        title={title}
        count={count}
        back={
          onBack && (
            <IconButton
              label={t`Back to the address book`}
              icon={<DirectionalIcon glyph={ArrowLeft} size={20} />}
              onClick={onBack}
            />
          )
        }
      />
      {below}
      <ContactList
        className="min-h-0 flex-1"
        name={title}
        status={items.length > 0 ? 'ready' : statuses[status]}
        contacts={items}
        empty={
          status === 'denied' ? (
            <EmptyState glyph={LockKeyhole} text={<Trans>You have no access to this list.</Trans>} />
          ) : (
            <EmptyState text={empties[kind]} action={steps[kind]} />
          )
        }
        hasMore={hasMore}
        moreStatus={status === 'loadingMore' ? 'loading' : status === 'partial' ? 'error' : 'idle'}
        onLoadMore={loadMore}
        onRetry={retry}
        onOpen={(row) => (row.type === 'person' ? openPersonCard(row) : message(row))}
        onMessage={message}
        labels={labels}
      />
    </section>
  );
}
