import type { LoadStatus } from '@snap/portal-ui/views';
import { useLingui } from '@lingui/react/macro';
import type { GroupDetail, Message, Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { formatSize } from '@snap/portal-api/rules';
import type { HistoryStatus } from '@snap/portal-messaging';
import { useHistory } from '@snap/portal-messaging/react';
import {
  MessageList,
  type AnnouncementView,
  type FileAction,
  type MessageAction,
  type MessageBulkAction,
  type MessageFileView,
  type MessageView,
} from '@snap/portal-ui/message-list';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { reportError } from '../../errors/report.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { withLabels } from '../../i18n/with-labels.ts';
import { messaging } from '../../live/messaging.ts';
import { forward } from '../../stores/forwarding.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { preferences } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { useOpenFolder } from '../disk/use-open-folder.ts';
import { defaultOrganisation, organisationQuery } from '../directory/queries.ts';
import { dismissAnnouncement } from '../groups/mutations.ts';
import { actionsFor } from './message-actions.ts';
import { recalledTexts, rewrite, startEdit, startReply } from './draft-actions.ts';
import {
  addToFavourites,
  download,
  messageFavourites,
  pin,
  react,
  recall,
  removeFromFavourites,
  saveFile,
} from './mutations.ts';
import { forwardableOf } from './forwardable.ts';
import { isOwnConversation } from '../../i18n/message-texts/own-conversation.ts';
import { previewsFrom } from './preview-view-models.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useMessageViews } from './use-message-views.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useReaders } from './use-readers.ts';

const { conversations, history, outbox, receipts, uploads } = messaging;

const PreviewContainer = withLabels('disk', () =>
  import('./PreviewContainer.tsx').then((module) => module.PreviewContainer),
);

interface MessagesProps {
  target: Target;
  name: string;
  application: boolean;
  /** The group is closed: it is read-only. */
  closed: boolean;
  /** The user owns the group. */
  owner: boolean;
  /** The group's announcement, while one is up. */
  announcement: GroupDetail['announcement'];
  /** The draft has changed: the composer takes the focus. */
  onWrite: () => void;
}

/** Messages of one conversation, with their actions. */
export function Messages({ target, name, application, closed, owner, announcement, onWrite }: MessagesProps) {
  const { t } = useLingui();
  const { messageList } = useLazyLabels('messages');
  const labels = isOwnConversation(target, session.userId)
    ? { ...messageList, empty: () => t`Nothing is kept here yet. Only you see what you write here.` }
    : messageList;
  const key = targetKey(target);
  const now = useNow(20_000);
  const { language } = useSnapshot(preferences);
  const { data: { recallMinutes, editHours } = defaultOrganisation } = useQuery(organisationQuery);
  const recalled = useSnapshot(recalledTexts);
  const favourites = useSnapshot(messageFavourites);
  const shownHistory = useHistory(messaging, target);
  const { messages, pinned } = useMessageViews(target);
  const shown = announcement?.dismissed ? undefined : announcement;
  const { readers, ask } = useReaders(target);
  const openFolder = useOpenFolder();
  const [selectedIds, setSelectedIds] = useState<readonly string[] | null>(null);
  const [removing, setRemoving] = useState<readonly Message[]>();
  const [previewed, setPreviewed] = useState<string>();
  // The position of the unread divider is fixed while the conversation is open.
  const [readSeq] = useState(() => conversations.state.byKey[key]?.readSeq);

  const all = () => history.state.byKey[key]?.messages ?? [];
  const messageOf = ({ seq }: Pick<MessageView, 'seq'>) =>
    seq === undefined ? undefined : all().findLast((message) => message.seq === seq && !message.removed);
  const messageWithFile = (fileId: string) => all().findLast(({ file }) => file?.id === fileId);

  function actionsOf(view: MessageView): readonly MessageAction[] {
    // An outbox item has no position, and its own actions.
    const message = messageOf(view);
    if (!message) return [];
    return actionsFor(message, {
      me: session.userId,
      // The tick renders an open menu again; the clock is read because a menu may open long after the last tick.
      now: Math.max(now, Date.now()),
      recallMinutes,
      editHours,
      group: target.type !== 'user',
      owner,
      application,
      closed,
      pinned: view.pinned === true,
      favourite: favourites[message.id] !== undefined,
      rewritable: recalled[message.id] !== undefined,
    });
  }

  function handleAction(action: Exclude<MessageAction, 'react' | 'copy' | 'select'>, view: MessageView) {
    const message = messageOf(view);
    if (!message) return;
    switch (action) {
      case 'reply':
        startReply(target, message);
        return onWrite();
      case 'edit':
        startEdit(target, message);
        return onWrite();
      case 'reedit':
        rewrite(target, message);
        return onWrite();
      case 'forward':
        return forward([forwardableOf(message)]);
      case 'save':
        return void saveFile(message);
      case 'favourite':
        return void addToFavourites([message]);
      case 'unfavourite':
        return void removeFromFavourites(message);
      case 'pin':
      case 'unpin':
        return void pin(message.id, action === 'pin');
      case 'readers':
        return void ask(message);
      case 'recall':
        return void recall(target, message);
      case 'remove':
        return setRemoving([message]);
      default:
        action satisfies never;
    }
  }

  function handleBulkAction(action: MessageBulkAction, views: readonly MessageView[]) {
    const chosen = views.flatMap((view) => messageOf(view) ?? []);
    if (action === 'forward') forward(chosen.map(forwardableOf), () => setSelectedIds(null));
    else if (action === 'favourite') void addToFavourites(chosen);
    else setRemoving(chosen);
  }

  function handleFileAction(action: FileAction, file: MessageFileView, { id }: MessageView) {
    if (action === 'open' && file.kind === 'directory') void openFolder(file.id);
    else if (action === 'open') setPreviewed(file.id);
    else if (action === 'download') void download(file);
    else if (action === 'retry') uploads.retry(id);
    else {
      void outbox.discard(id);
      uploads.cancel(id);
    }
  }

  return (
    <>
      <MessageList
        className="min-h-0 flex-1"
        conversation={{ id: key, kind: target.type === 'user' ? 'person' : 'group', name }}
        history={{
          status: listStatus(shownHistory),
          messages,
          onRetry: () => void history.open(target),
          before: {
            hasMore: shownHistory?.hasMoreBefore,
            status: shownHistory?.beforeStatus,
            onLoad: () => void history.loadOlder(target),
          },
          after: {
            hasMore: shownHistory?.hasMoreAfter,
            status: shownHistory?.afterStatus,
            onLoad: () => void history.loadNewer(target),
          },
          onJumpToEnd: () => void history.loadNewest(target),
          onLoadAround: (seq) => void history.loadAround(target, seq).catch(reportError),
        }}
        reading={{
          readSeq: readSeq ?? shownHistory?.readSeq,
          onSeen: (seq) => void receipts.markRead(target, seq),
          jumpTarget: shownHistory?.jump,
        }}
        actions={{
          of: actionsOf,
          onAction: handleAction,
          onReact: closed
            ? undefined
            : (view, emoji, on) => {
                const message = messageOf(view);
                if (message) void react(message, emoji, on);
              },
          onFileAction: handleFileAction,
          onResend: closed ? undefined : ({ id }) => void outbox.resend(id),
          onDelete: ({ id }) => void outbox.discard(id),
          onOpenPerson: application ? undefined : openPersonCard,
        }}
        selection={{
          selectedIds,
          onSelectedIdsChange: setSelectedIds,
          actions: ['forward', 'favourite', 'remove'],
          onAction: handleBulkAction,
        }}
        readers={readers}
        announcement={
          shown && {
            ...toAnnouncement(shown),
            onDismiss: (id) => void dismissAnnouncement(target.id, id),
          }
        }
        pinned={{ messages: pinned, onUnpin: closed ? undefined : ({ id }) => void pin(id, false) }}
        formatSize={(bytes) => formatSize(bytes, language)}
        locale={language}
        now={now}
        labels={labels}
      />
      {removing && <RemoveDialog target={target} messages={removing} onDone={() => setRemoving(undefined)} />}
      {previewed !== undefined && (
        <PreviewContainer
          files={previewsFrom(all(), previewed)}
          currentId={previewed}
          onCurrentIdChange={setPreviewed}
          onSaveToDisk={(fileId) => {
            const message = messageWithFile(fileId);
            if (message) void saveFile(message);
          }}
          onForward={(fileId) => {
            const message = messageWithFile(fileId);
            setPreviewed(undefined);
            if (message) forward([forwardableOf(message)]);
          }}
        />
      )}
    </>
  );
}

function toAnnouncement({
  id,
  text,
  author,
  time,
}: NonNullable<GroupDetail['announcement']>): AnnouncementView {
  return { id, text, by: author.name, time };
}

function listStatus(loaded: { status: HistoryStatus; messages: { length: number } } | undefined): LoadStatus {
  if (!loaded || loaded.status === 'missing' || loaded.status === 'left') return 'loading';
  // Cached messages are shown while the rest loads, or when it cannot.
  return loaded.messages.length > 0 ? 'ready' : loaded.status;
}
