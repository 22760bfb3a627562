import { mentionAll, type Message, type MessageQuote, type Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy } from 'valtio';
import { messaging } from '../../live/messaging.ts';
import { knownMembers } from '../groups/queries.ts';
import { everyone } from '../../i18n/message-texts/everyone.ts';
import { lineOf } from './view-models.ts';

const { drafts } = messaging;

interface RecalledText {
  text: string;
  mentions: readonly { id: string; name: string }[];
  replyTo: { id: string; senderName: string; text: string } | undefined;
}

/** Contents of the messages that were recalled on this device, by message id: they can be edited and sent again. */
export const recalledTexts = proxy<Record<string, RecalledText>>({});

/** Makes the next message a reply to this one. */
export function startReply(target: Target, message: Message): void {
  const { id, senderName } = message;
  drafts.details.set(target, { replyTo: { id, senderName, text: lineOf(message) }, edit: undefined });
}

/** Edits one of the user's own messages in the composer. The draft is restored afterwards. */
export function startEdit(target: Target, message: Message): void {
  const { id, text, mentions, editTime } = message;
  const named = namedMentions(target, message);
  const unnamed = mentions.filter((mentioned) => !named.some((mention) => mention.id === mentioned));
  drafts.details.set(target, {
    edit: { messageId: id, text, value: text, mentions: named, unnamed, baseTime: editTime ?? 0 },
  });
}

const namedMentions = (target: Target, { mentions, text }: Message) =>
  mentions.flatMap((id) => mentionNames(target, id, text).map((name) => ({ id, name })));

/** The names by which a text mentions a person. Everyone has a name in each language. */
function mentionNames(target: Target, mentioned: string, text: string): string[] {
  const member = () =>
    knownMembers(target.id).find(({ id }) => id === mentioned)?.name ??
    messaging.history.state.byKey[targetKey(target)]?.messages.findLast(({ sender }) => sender === mentioned)
      ?.senderName;
  const names = mentioned === mentionAll ? everyone : [member() ?? ''];
  return names.filter((name) => name !== '' && [`@${name}`, `＠${name}`].some((word) => text.includes(word)));
}

/** A message's text, mentions and quote as `rewrite` needs them. */
export const recalledText = (target: Target, message: Message, text: string): RecalledText => ({
  text,
  mentions: namedMentions(target, message),
  replyTo: message.quote && !message.quote.recalled ? toQuote(message.quote) : undefined,
});

const toQuote = ({ id, senderName, text }: MessageQuote) => ({ id, senderName, text });

/** Puts the content of a recalled message into the composer, before the current draft. */
export function rewrite(target: Target, { id }: Message): void {
  const recalled = recalledTexts[id];
  if (!recalled) return;
  const draft = drafts.texts.state.byKey[targetKey(target)];
  drafts.texts.set(target, draft ? `${recalled.text}\n${draft}` : recalled.text);
  const { mentions, replyTo } = drafts.details.of(target);
  drafts.details.set(target, {
    edit: undefined,
    mentions: [...recalled.mentions, ...mentions].map(({ id: mentioned, name }) => ({ id: mentioned, name })),
    replyTo: replyTo ?? (recalled.replyTo && { ...recalled.replyTo }),
  });
}
