import { useNavigate } from '@tanstack/react-router';
import { Activity, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Page } from '@snap/portal-ui/page';
import { session } from '../../stores/session.ts';
import { targetKey } from '@snap/portal-api/live';
import { parseTarget } from '../../stores/targets.ts';
import { afterPaint } from '../../start/after-paint.ts';
import { usePagePlace } from '../../navigation/page-place.ts';
import { useBackToList } from '../../navigation/use-back-to-list.ts';
import { useMobile } from '../../hooks/use-mobile.ts';
import { ConversationsColumn } from './ConversationsColumn.tsx';
import { NoConversation } from './EmptyPanes.tsx';
import { ConversationPane, fetchPane } from './pane.ts';
import { PlaceContext, type MessagingPlace } from './place.ts';
import { useListFocus } from './use-list-focus.ts';

/** Messaging: the recent conversations beside the open one; on a phone, one screen each. */
export function MessagesPage() {
  const {
    search: { type, id, at },
  } = usePagePlace();
  const { tenantId } = useSnapshot(session);
  const mobile = useMobile();
  const navigate = useNavigate();
  const target = parseTarget(type, id, tenantId);
  const fromList = mobile && !target;
  const backToList = useBackToList('/news/news');
  const place = useMemo<MessagingPlace>(
    () => ({
      narrow: mobile,
      panel: false,
      open: ({ type: kind, id: opened }, messageId) =>
        void navigate({
          to: '/news/news',
          search: { type: kind, id: opened, ...(messageId !== undefined && { at: messageId }) },
          ...(fromList && { state: { fromList } }),
        }),
      back: () => backToList(() => void navigate({ to: '/news/news', search: {} })),
      leave: () => backToList(() => void navigate({ to: '/news/news', search: {}, replace: true })),
    }),
    [mobile, fromList, navigate, backToList],
  );
  const key = target && targetKey(target);
  const columnRef = useRef<HTMLDivElement>(null);
  useListFocus(columnRef, key);
  // The first conversation opens at once.
  useEffect(() => afterPaint(() => void fetchPane()), []);
  return (
    <PlaceContext value={place}>
      <Page layout="full" className="flex-row">
        {/* Behind the conversation on a phone: search, filter and scroll position are there on the way back. */}
        <Activity mode={mobile && target ? 'hidden' : 'visible'}>
          <div
            ref={columnRef}
            tabIndex={-1}
            className={
              mobile
                ? 'flex min-w-0 flex-1 flex-col bg-surface outline-none'
                : 'flex w-84 shrink-0 flex-col border-e border-line bg-surface print:hidden'
            }
          >
            <ConversationsColumn currentId={key} besidePane={!mobile && !target} />
          </div>
        </Activity>
        {target ? <ConversationPane key={key} target={target} at={at} /> : !mobile && <NoConversation />}
      </Page>
    </PlaceContext>
  );
}
