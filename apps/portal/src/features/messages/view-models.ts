import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  mentionAll,
  mentionsEveryone,
  type Message,
  type MessageFile,
  type SystemInfo,
} from '@snap/portal-api/contract';
import { cleanFileName, fileKindOf } from '@snap/portal-api/rules';
import { standsForFile } from '@snap/portal-messaging';
import { seqOfMessageId, type OutboxItem, type UploadProgress } from '@snap/portal-messaging';
import type { MentionView, MessageFileView, MessageView } from '@snap/portal-ui/message-list';
import { diskApi } from '../../page-apis.ts';
import { localImageUrl } from './local-images.ts';
import { withoutCodeMarks } from '../../i18n/message-texts/code-marks.ts';
import { everyone, withOwnEveryone } from '../../i18n/message-texts/everyone.ts';
import { systemText } from '../../i18n/message-texts/system-text.ts';

/** The user, and what the rows need beside the messages. */
export interface Reader {
  me: string;
  nameOf: (userId: string) => string | undefined;
  avatarUrlOf: (userId: string) => string | undefined;
  /** The other person has read up to here; one-to-one only. */
  peerReadSeq: number;
  pinnedIds: ReadonlySet<string>;
  /** Texts for files, events and mentions depend on it. */
  language: string;
}

// Message objects are immutable, so rows are cached: a new message does not rebuild a list of thousands.
const rows = new WeakMap<Message, { made: string; row: MessageView }>();

/**
 * Id of a message's row. The user's own message keeps the id of its outbox item, so that its row stays when it is sent.
 * `clientMsgId` is unique per sender only, so messages of others have the server's id.
 */
export function viewIdOf({ id, sender, clientMsgId }: Message, me: string): string {
  return sender === me && clientMsgId !== '' ? clientMsgId : id;
}

export function toMessageView(message: Message, reader: Reader): MessageView {
  const own = message.sender === reader.me;
  const state = own && message.seq <= reader.peerReadSeq ? 'read' : 'sent';
  const pinned = reader.pinnedIds.has(message.id);
  const names = namesIn(message, reader);
  const avatarUrl = reader.avatarUrlOf(message.sender);
  const made = `${state} ${String(pinned)} ${reader.language} ${avatarUrl ?? ''} ${names.join('\n')}`;
  const known = rows.get(message);
  if (known?.made === made) return known.row;
  const row: MessageView = message.system
    ? toEventView(message, message.system, reader.me)
    : {
        id: viewIdOf(message, reader.me),
        ...(message.kind === 'notice' && { kind: 'workNotice' }),
        seq: message.seq,
        sender: { id: message.sender, name: message.senderName, avatarUrl },
        own,
        text: standsForFile(message.text, message.kind) ? '' : wordsOf(message),
        time: message.sendTime,
        state,
        ...(pinned && { pinned }),
        ...carriedBy(message, reader),
      };
  rows.set(message, { made, row });
  return row;
}

function toEventView(
  { id, seq, sender, senderName, sendTime }: Message,
  info: SystemInfo,
  me: string,
): MessageView {
  return {
    id,
    kind: 'event',
    seq,
    sender: { id: sender, name: senderName },
    own: false,
    ...systemText(info, me),
    time: sendTime,
    state: 'sent',
  };
}

/** Names of others in a row: when one becomes known, the row is rebuilt. */
function namesIn({ mentions, reactions }: Message, { nameOf }: Reader): string[] {
  if (mentions.length === 0 && reactions.length === 0) return [];
  return [...mentions, ...reactions.flatMap(({ userIds }) => userIds)].map((id) => nameOf(id) ?? '');
}

/** Everything of a message beside its text. */
function carriedBy(message: Message, reader: Reader): Partial<MessageView> {
  const { quote, file, forwardedFrom, editTime, recalled, recalledBy, reactions, mentions } = message;
  const { me, nameOf } = reader;
  const recaller = recalledBy === message.sender ? message.senderName : i18n._(msg`The owner of the group`);
  return {
    ...(quote && {
      quote: {
        seq: seqOfMessageId(quote.id),
        senderName: quote.senderName,
        text:
          quote.text === '' || standsForFile(quote.text, quote.kind)
            ? fileWord(quote.kind)
            : withoutCodeMarks(quote.callsAll ? withOwnEveryone(quote.text) : quote.text),
        recalled: quote.recalled,
      },
    }),
    ...(file && { files: [toFileView(file, message.sender === me ? message.clientMsgId : undefined)] }),
    ...(forwardedFrom && {
      forwardedFrom: { id: forwardedFrom.userId, name: forwardedFrom.name ?? '' },
    }),
    ...(editTime !== undefined && { edited: true }),
    ...(recalled && { recalledBy: { own: recalledBy === me, name: recaller } }),
    ...(mentions.length > 0 && { mentions: mentions.flatMap((id) => toMentions(id, reader)) }),
    ...(reactions.length > 0 && {
      reactions: reactions.map(({ emoji, userIds }) => ({
        emoji,
        count: userIds.length,
        own: userIds.includes(me),
        names: userIds.flatMap((id) => nameOf(id) ?? []),
      })),
    }),
  };
}

function toMentions(id: string, { me, nameOf }: Reader): MentionView[] {
  if (id === mentionAll) return everyone.map((name) => ({ name, own: true }));
  const name = nameOf(id);
  return name === undefined ? [] : [{ name, own: id === me }];
}

/** The text, with the word for everyone in the user's language. */
export const wordsOf = (message: Message) =>
  mentionsEveryone(message) ? withOwnEveryone(message.text) : message.text;

/** Stands for a file in a line of text. */
function fileWord(kind: Message['kind'], file?: MessageFile): string {
  if (file?.folder) return i18n._(msg`[Folder]`);
  return kind === 'image' ? i18n._(msg`[Picture]`) : kind === 'file' ? i18n._(msg`[File]`) : '';
}

/** A message in one line: its text, or a label with the name of the file or the announcement. */
export function lineParts(message: Message): { label?: string; text: string } {
  const { text, kind, file, system } = message;
  if (system?.type === 'announcement') return { label: i18n._(msg`[Announcement]`), text: system.text ?? '' };
  if (text !== '' && !standsForFile(text, kind)) return { text: withoutCodeMarks(wordsOf(message)) };
  return { label: fileWord(kind, file), text: file?.name ?? '' };
}

export function lineOf(message: Message): string {
  const { label, text } = lineParts(message);
  return [label, text].filter(Boolean).join(' ');
}

export function toFileView(file: MessageFile, clientMsgId?: string): MessageFileView {
  const { id, name, size, folder, thumbWidth, thumbHeight } = file;
  const view = { id, name, size: folder ? undefined : size, kind: fileKindOf(name, folder) };
  if (!thumbWidth || !thumbHeight) return view;
  // The local image stays after the upload: another URL would flicker.
  const url = (clientMsgId && localImageUrl(clientMsgId)) || diskApi.thumb.url({ fileId: id });
  return { ...view, thumb: { url, width: thumbWidth, height: thumbHeight } };
}

export function toOutgoingView(
  item: Readonly<OutboxItem>,
  me: { id: string; name: string },
  failure: string | undefined,
  progress: Readonly<UploadProgress> | undefined,
): MessageView {
  const { clientMsgId, text, createdAt, state, quote, mentions } = item;
  return {
    id: clientMsgId,
    sender: me,
    own: true,
    text,
    time: createdAt,
    state,
    failure,
    ...(quote && {
      quote: {
        seq: seqOfMessageId(quote.id),
        senderName: quote.senderName,
        text: quote.text,
        recalled: false,
      },
    }),
    ...(mentions && { mentions: mentions.map(({ id, name }) => ({ name, own: id === me.id })) }),
    files: outgoingFiles(item, progress),
  };
}

function outgoingFiles(
  { clientMsgId, upload, file, state }: Readonly<OutboxItem>,
  progress: Readonly<UploadProgress> | undefined,
): MessageFileView[] | undefined {
  if (file) return [toFileView(file, clientMsgId)];
  if (!upload) return undefined;
  const { size } = upload.file;
  const name = cleanFileName(upload.file.name);
  const url = upload.width && upload.height ? localImageUrl(clientMsgId, upload.file) : undefined;
  return [
    {
      id: clientMsgId,
      name,
      size,
      kind: fileKindOf(name),
      ...(url !== undefined && { thumb: { url, width: upload.width ?? 1, height: upload.height ?? 1 } }),
      // A failed item has its own text and actions.
      ...(state !== 'failed' && {
        upload: {
          status: progress?.status === 'failed' ? 'failed' : 'uploading',
          progress: progress?.progress ?? 0,
        },
      }),
    },
  ];
}
