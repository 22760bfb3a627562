import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@snap/portal-ui/dialog';
import { FriendRequests } from '@snap/portal-ui/friend-requests';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useFurtherWords } from '../../i18n/further-words.ts';
import { useLabels } from '../../i18n/labels.ts';
import { onReconnected } from '../../stores/connection.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { friendRequests } from '../../stores/friend-requests.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { preferences } from '../../stores/preferences.ts';
import { acceptRequest, declineRequest, removeRequest } from '../directory/friend-steps.ts';
import { useNow } from '../messages/use-now.ts';
import { loadMoreRequests, loadRequests, requestList, resetRequests, toRequestView } from './request-list.ts';

/** Friend requests, live. A card opens over the list, and leads back to it. */
export function FriendRequestsHost() {
  const { friendRequests: labels } = useFurtherWords('contacts');
  const { common } = useLabels();
  const { language } = useSnapshot(preferences);
  const { changes } = useSnapshot(friendRequests);
  const { status, requests, hasMore, fresh } = useSnapshot(requestList);
  const now = useNow(60_000);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what happened to a request asks again
  useEffect(() => void loadRequests(), [changes]);
  useEffect(() => onReconnected(() => void loadRequests()), []);
  useEffect(() => resetRequests, []);

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
            status={status}
            requests={requests.map((request) => toRequestView(request, fresh))}
            onAccept={acceptRequest}
            onDecline={declineRequest}
            onRemove={removeRequest}
            hasMore={hasMore}
            onLoadMore={() => void loadMoreRequests()}
            onRetry={() => void loadRequests()}
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
