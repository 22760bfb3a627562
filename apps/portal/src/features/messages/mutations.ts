import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  mentionAll,
  type Message,
  type MessageQuote,
  rootFolder,
  type Target,
} from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import type { MessageFileView } from '@snap/portal-ui/message-list';
import { proxy } from 'valtio';
import { collectionApi, diskApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';
import { messaging } from '../../live/messaging.ts';
import { showToast } from '../../stores/toasts.ts';
import { download as downloadItems } from '../disk/downloads.ts';
import { knownMembers } from '../groups/queries.ts';
import { everyone } from './everyone.ts';
import { lineOf } from './view-models.ts';

const { messages, drafts } = messaging;

interface Said {
  text: string;
  mentions: readonly { id: string; name: string }[];
  replyTo: { id: string; senderName: string; text: string } | undefined;
}

/** What is known of messages on this device alone, by their ids. */
export const messageNotes = proxy<{
  /** What one's own recalled messages said, whom they mentioned, and what they answered. */
  recalled: Record<string, Said>;
  /** The favourites that were made here. */
  kept: Record<string, string>;
}>({ recalled: {}, kept: {} });

/** Takes a step; a failure is told once, in a toast. */
async function attempt(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    reportError(error);
  }
}

/** Answers with an emoji, or takes the own answer away. */
export const react = (message: Message, emoji: string, on: boolean) =>
  attempt(() => messages.react(message, emoji, on));

/** The answer to this message is written next. */
export function startReply(target: Target, message: Message): void {
  const { id, senderName } = message;
  drafts.details.set(target, { replyTo: { id, senderName, text: lineOf(message) }, edit: undefined });
}

/** This message of one's own is changed next; the draft waits. */
export function startEdit(target: Target, message: Message): void {
  const { id, text, mentions, editTime } = message;
  const named = namedMentions(target, message);
  const unnamed = mentions.filter((called) => !named.some((mention) => mention.id === called));
  drafts.details.set(target, {
    edit: { messageId: id, text, value: text, mentions: named, unnamed, baseTime: editTime ?? 0 },
  });
}

const namedMentions = (target: Target, { mentions, text }: Message) =>
  mentions.flatMap((called) => mentionNames(target, called, text).map((name) => ({ id: called, name })));

/** The names by which a text mentions a person, or everyone: the latter have a name in each language. */
function mentionNames(target: Target, called: string, text: string): string[] {
  const member = () =>
    knownMembers(target.id).find(({ id }) => id === called)?.name ??
    messaging.history.state.byKey[targetKey(target)]?.messages.findLast(({ sender }) => sender === called)
      ?.senderName;
  const names = called === mentionAll ? everyone : [member() ?? ''];
  return names.filter((name) => name !== '' && [`@${name}`, `＠${name}`].some((word) => text.includes(word)));
}

/** Takes a message back for everyone (decision B7). */
export const recall = (target: Target, message: Message) =>
  attempt(async () => {
    const { id, quote } = message;
    const mentions = namedMentions(target, message);
    const replyTo = quote && !quote.recalled ? toQuote(quote) : undefined;
    const text = await messages.recall(message);
    if (text !== undefined) messageNotes.recalled[id] = { text, mentions, replyTo };
  });

const toQuote = ({ id, senderName, text }: MessageQuote) => ({ id, senderName, text });

/** Writes anew what a recalled message said, before what is being written. */
export function rewrite(target: Target, { id }: Message): void {
  const said = messageNotes.recalled[id];
  if (!said) return;
  const draft = drafts.texts.state.byKey[targetKey(target)];
  drafts.texts.set(target, draft ? `${said.text}\n${draft}` : said.text);
  const { mentions, replyTo } = drafts.details.of(target);
  drafts.details.set(target, {
    edit: undefined,
    mentions: [...said.mentions, ...mentions].map(({ id: called, name }) => ({ id: called, name })),
    replyTo: replyTo ?? (said.replyTo && { ...said.replyTo }),
  });
}

/** Puts a message above its conversation for everyone, or takes it from there. The event of it changes what is shown. */
export const pin = (messageId: string, on: boolean) => attempt(() => messages.pin(messageId, on));

/** Puts messages to the favourites. */
export const keep = (list: readonly Message[]) =>
  attempt(async () => {
    for (const { id } of list) {
      // oxlint-disable-next-line no-await-in-loop -- in their order, as they will stand there
      const favourite = await collectionApi.add({ kind: 'message', sourceId: id });
      messageNotes.kept[id] = favourite.id;
    }
    showToast('success', i18n._(msg`Added to your favourites`));
  });

export const keepNoLonger = ({ id }: Message) =>
  attempt(async () => {
    const collectId = messageNotes.kept[id];
    if (collectId === undefined) return;
    await collectionApi.remove({ id: collectId });
    delete messageNotes.kept[id];
    showToast('success', i18n._(msg`Removed from your favourites`));
  });

/** Keeps the file of a message on one's own disk, without a second copy of its bytes (decision C8). */
export const saveFile = ({ file }: Message) =>
  attempt(async () => {
    if (!file) return;
    await diskApi.saveFromChat({ fileId: file.id, parentId: rootFolder });
    const { name } = file;
    showToast('success', i18n._(msg`${name} is on your disk now`));
  });

/** Saves a file as it is, a folder as an archive. */
export function download({ id, kind }: Pick<MessageFileView, 'id' | 'kind'>): void {
  void attempt(() => downloadItems([{ id, kind: kind === 'directory' ? 'folder' : 'file' }]));
}
