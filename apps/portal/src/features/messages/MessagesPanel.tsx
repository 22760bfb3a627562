import { Trans, useLingui } from '@lingui/react/macro';
import { targetKey } from '@snap/portal-api/live';
import { Activity, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { messagesPanel, showInPanel } from '../../stores/messages-panel.ts';
import { ConversationsColumn } from './ConversationsColumn.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { PanelSeparator } from './PanelSeparator.tsx';
import { PanelButtons } from './PanelButtons.tsx';
import { PlaceContext, type MessagingPlace } from './place.ts';
import { useListFocus } from './use-list-focus.ts';

/** Messaging beside another page: the conversation list, or one conversation with a back button (decision A14). */
export function MessagesPanel() {
  const { newsFrameUrl } = useSnapshot(configuration);
  return (
    <>
      <PanelSeparator />
      {newsFrameUrl === undefined ? <OwnMessaging /> : <FramedMessaging url={newsFrameUrl} />}
    </>
  );
}

function OwnMessaging() {
  const { target } = useSnapshot(messagesPanel);
  const columnRef = useRef<HTMLDivElement>(null);
  useListFocus(columnRef, target && targetKey(target));
  const place = useMemo<MessagingPlace>(
    () => ({
      narrow: true,
      panel: true,
      open: showInPanel,
      back: () => showInPanel(undefined),
      leave: () => showInPanel(undefined),
    }),
    [],
  );
  return (
    <PlaceContext value={place}>
      {/* Behind the conversation: search, filter and scroll position are there on the way back. */}
      <Activity mode={target ? 'hidden' : 'visible'}>
        <div ref={columnRef} className="contents">
          <ConversationsColumn />
        </div>
      </Activity>
      {target && <ConversationPane key={targetKey(target)} target={target} />}
    </PlaceContext>
  );
}

function PanelHeader() {
  return (
    <header className="flex min-h-14 items-center gap-1 border-b border-line px-4">
      <h2 className="m-0 min-w-0 flex-1 truncate text-md font-strong">
        <Trans>Messages</Trans>
      </h2>
      <PanelButtons />
    </header>
  );
}

/** What the installation puts in place of the portal's own messaging; it cannot touch the page around it. */
function FramedMessaging({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <>
      <PanelHeader />
      <iframe
        title={t`Messages`}
        src={url}
        sandbox={sandboxFor(url)}
        referrerPolicy="no-referrer"
        className="min-h-0 flex-1 border-0"
      />
    </>
  );
}

/** A page of another origin keeps its own, for its own session; one of ours would get at the page around it. */
function sandboxFor(url: string): string {
  const may = 'allow-scripts allow-forms allow-popups allow-downloads';
  return URL.parse(url, location.href)?.origin === location.origin ? may : `${may} allow-same-origin`;
}
