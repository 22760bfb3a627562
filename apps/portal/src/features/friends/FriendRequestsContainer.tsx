import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@snap/portal-ui/dialog';
import { FriendRequests } from '@snap/portal-ui/friend-requests';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useLabels } from '../../i18n/labels.ts';
import { usePagedList } from '../../queries/paged-list.ts';
import { pagedStatus } from '../../queries/status.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { preferences } from '../../stores/preferences.ts';
import { acceptRequest, declineRequest, removeRequest } from '../directory/mutations.ts';
import { useNow } from '../../hooks/use-now.ts';
import { markRequestsSeen } from './mutations.ts';
import { requestsQuery, toRequestView, unreadIn } from './queries.ts';

/** Friend requests, live. A card opens over the list, and leads back to it. */
export function FriendRequestsContainer() {
  const { friendRequests: labels } = useLazyLabels('contacts');
  const { common } = useLabels();
  const { language } = useSnapshot(preferences);
  const now = useNow(60_000);
  const list = usePagedList(requestsQuery);
  const unread = unreadIn(list.items);
  // Marking all of them as seen must not take the marks away at once.
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const further = unread.filter((id) => !fresh.includes(id));
  if (further.length > 0) setFresh([...fresh, ...further]);

  const arrived = list.status === 'ready' && unread.join(' ');
  useEffect(() => {
    if (arrived !== false) void markRequestsSeen(arrived !== '');
  }, [arrived]);

  return (
    <Dialog open onOpenChange={(open) => !open && closeDialog()}>
      <DialogContent width="wide" aria-describedby={undefined}>
        <DialogHeader closeLabel={common.close}>
          <DialogTitle>{labels.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <FriendRequests
            // As wide as the heading: their rows have room at their sides.
            className="-mx-4"
            status={pagedStatus(list.status, list.error)}
            requests={list.items.map((request) => toRequestView(request, fresh))}
            onAccept={acceptRequest}
            onDecline={declineRequest}
            onRemove={removeRequest}
            hasMore={list.hasMore}
            onLoadMore={list.loadMore}
            onRetry={list.retry}
            onOpenPerson={openPersonCard}
            locale={language}
            now={now}
            labels={labels}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
