import { useLingui } from '@lingui/react/macro';
import { limits, type Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { formatSize } from '@snap/portal-api/rules';
import { renamedOf } from '@snap/portal-api/uploads';
import { storageFailureOf } from '@snap/portal-messaging/browser';
import { useDraft } from '@snap/portal-messaging/react';
import { MessageComposer, type ComposedMessage } from '@snap/portal-ui/message-composer';
import { useLocation } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { Ref } from 'react';
import { reportError } from '../../errors/report.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { messaging } from '../../live/messaging.ts';
import { connection } from '../../stores/connection.ts';
import { ownSettings } from '../../stores/own-settings.ts';
import { preferences } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { tellAttachedRenamed } from '../disk/name-fault-text.ts';
import { memberSource } from '../groups/member-source.ts';
import { releaseLocalImage } from './local-images.ts';
import { setUnread } from '../../live/conversation-mutations.ts';
import { defaultOrganisation, organisationQuery } from '../directory/queries.ts';
import { startEdit } from './draft-actions.ts';
import { UnsentDraft } from './UnsentDraft.tsx';
import { isOwnConversation } from '../../i18n/message-texts/own-conversation.ts';
import { useAttachmentViews } from './use-attachment-views.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The group was just created: the composer takes the focus. */
    made?: boolean;
  }
}

const { drafts, composer } = messaging;

/** Most files that are sent at once. */
const mostFiles = 20;

interface ComposerProps {
  target: Target;
  name: string;
  /** The other person has left the organisation: nothing can be sent (decision D10). */
  left: boolean;
  /** It is an application, which only tells (decision B19). */
  application: boolean;
  /** A closed topic group is read-only (decision F1). */
  closed: boolean;
  /** Files that are dropped anywhere on it are attached. */
  dropArea: HTMLElement | null;
  ref: Ref<HTMLFormElement>;
}

/** Composer for new messages, replies and edits. The draft is persisted from the first keystroke. */
export function Composer({ target, name, left, application, closed, dropArea, ref }: ComposerProps) {
  const { t } = useLingui();
  const { messageComposer } = useLazyLabels('messages');
  const labels = isOwnConversation(target, session.userId)
    ? { ...messageComposer, messageTo: () => t`Write a note to yourself` }
    : messageComposer;
  const key = targetKey(target);
  const draft = useDraft(messaging, target);
  const { replyTo, edit, mentions = [] } = useSnapshot(drafts.details.state, { sync: true }).byKey[key] ?? {};
  const { message } = useSnapshot(ownSettings);
  const { status } = useSnapshot(connection);
  const { data: { diskQuotaBytes, editHours } = defaultOrganisation } = useQuery(organisationQuery);
  const { language } = useSnapshot(preferences);
  const made = useLocation({ select: ({ state }) => state.made === true });
  const { slowed, items } = useSnapshot(messaging.outbox.state);
  const waits = items.some((item) => targetKey(item.target) === key && item.state !== 'failed');
  const attached = useAttachmentViews(target);
  const disabledReason = application
    ? t`This application only sends notices. It cannot be answered.`
    : left
      ? t`This person has left the organisation. Nothing can be sent any more.`
      : closed
        ? t`This group is closed. It can be read, and nothing can be sent any more.`
        : undefined;

  async function send(written: ComposedMessage) {
    try {
      await composer.send(target, name, written);
      void setUnread(target, false);
    } catch (error) {
      showToast('error', storageFailureText(error));
    }
  }

  /** The send failed and the text is in the field again: the toast shows the reason. */
  function storageFailureText(error: unknown): string {
    const failure = storageFailureOf(error);
    if (failure === 'full') {
      return t`This device has no storage space left for the message. Please free some space and send it again.`;
    }
    if (failure === 'unavailable') {
      return t`This browser does not let the portal store messages, so it was not sent. Please allow site data, or leave the private window, and send it again.`;
    }
    const reason = error instanceof Error ? error.name : String(error);
    return t`The message could not be stored on this device (${reason}). It was not sent; please send it again.`;
  }

  function attach(chosen: readonly File[]) {
    void composer.attach(target, chosen);
    tellAttachedRenamed(chosen.flatMap(({ name: given }) => renamedOf([], given)));
  }

  async function save(written: ComposedMessage) {
    if (!edit) return;
    try {
      await messaging.messages.edit(edit, written);
      drafts.details.set(target, { edit: undefined });
    } catch (error) {
      reportError(error);
    }
  }

  function editLast() {
    const last = composer.lastEditable(target, editHours);
    if (!last) return;
    startEdit(target, last);
    // The message may be far from the visible part.
    void messaging.history.openAt(target, last.id);
  }

  return (
    <>
      {disabledReason !== undefined && <UnsentDraft target={target} />}
      <MessageComposer
        ref={ref}
        value={edit ? edit.value : draft}
        mentions={edit ? edit.mentions : mentions}
        onValueChange={(text, picked) => {
          const known = picked.map((each) => ({ ...each }));
          const { edit: current } = drafts.details.of(target);
          if (current) {
            drafts.details.set(target, { edit: { ...current, value: text, mentions: known } });
            return;
          }
          drafts.texts.set(target, text);
          if (known.length !== mentions.length) drafts.details.set(target, { mentions: known });
        }}
        onSend={(written) => void (edit ? save(written) : send(written))}
        field={{
          sendKey: message?.sendKey === 'ctrl-enter' ? 'ctrl+enter' : 'enter',
          maxLength: limits.messageLength,
          // On a touch screen the focus opens the keyboard, which covers the messages.
          focusOnMount: made || matchMedia('(pointer: fine)').matches,
          onEditLast: editLast,
          onTyping: () => void messaging.typing.announce(target),
        }}
        disabledReason={disabledReason}
        mentionable={target.type === 'user' ? undefined : { source: memberSource(target.id), everyone: true }}
        replyTo={
          replyTo && { ...replyTo, onCancel: () => drafts.details.set(target, { replyTo: undefined }) }
        }
        editing={edit && { text: edit.text, onCancel: () => drafts.details.set(target, { edit: undefined }) }}
        files={{
          attached,
          limits: {
            count: mostFiles,
            size: diskQuotaBytes,
            sizeText: formatSize(diskQuotaBytes, language),
          },
          onAdd: attach,
          onRemove: (id) => {
            composer.detach(target, id);
            releaseLocalImage(id);
          },
          onRetry: (id) => messaging.uploads.retry(id),
          dropArea,
        }}
        waiting={status === 'waiting' ? 'offline' : slowed && waits ? 'slowed' : undefined}
        name={name}
        labels={labels}
      />
    </>
  );
}
