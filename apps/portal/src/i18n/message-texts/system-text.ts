import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { SystemInfo } from '@snap/portal-api/contract';
import type { PersonView } from '@snap/portal-ui/views';

/** Longest part of an announcement in its system message, in code points: the bar above holds all of it. */
const MAX_ANNOUNCEMENT = 120;

/** A placeholder that is filled in after the translation: names and texts of people are never part of a template. */
const slot = (index: number) => `\u2063${index}\u2063`;
const slots = /\u2063(\d+)\u2063/u;

type Part = string | PersonView;

/** Text of a system message in the reader's language: whole, and split at the people in it (decision F7). */
export function systemText(info: SystemInfo, me: string): { text: string; parts: readonly Part[] } {
  const fillings: Part[] = [];
  const fill = (part: Part) => slot(fillings.push(part) - 1);
  const person = ({ userId: id, name }: { userId: string; name: string }) =>
    fill(id === me ? i18n._(msg`you`) : { id, name });
  const actor = fill({ id: info.actorId, name: info.actorName });
  const people = listOf(info, person);
  const text = fill(cut(info.text ?? ''));
  const sentence =
    info.actorId === me ? ownSentence(info, people, text) : sentenceOf(info, actor, people, text, me);
  const parts = sentence
    .split(slots)
    .map((piece, index): Part => (index % 2 === 1 ? (fillings[Number(piece)] ?? '') : piece))
    .filter((part) => part !== '');
  return { text: parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''), parts };
}

function cut(text: string): string {
  const characters = Array.from(text.replace(/\s+/gu, ' '));
  return characters.length > MAX_ANNOUNCEMENT
    ? `${characters.slice(0, MAX_ANNOUNCEMENT).join('')}…`
    : characters.join('');
}

function listOf(
  { people, peopleCount }: SystemInfo,
  person: (one: SystemInfo['people'][number]) => string,
): string {
  const names = people.map(person);
  const more = peopleCount - people.length;
  if (more > 0) names.push(i18n._(msg`${plural(more, { one: '# other', other: '# others' })}`));
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
}

function sentenceOf(
  { type, people: [first], peopleCount }: SystemInfo,
  actor: string,
  people: string,
  text: string,
  me: string,
): string {
  switch (type) {
    case 'created':
      return peopleCount > 0
        ? i18n._(msg`${actor} created the group with ${people}`)
        : i18n._(msg`${actor} created the group`);
    case 'invited':
      return i18n._(msg`${actor} invited ${people} to the group`);
    case 'left':
      return i18n._(msg`${actor} left the group`);
    case 'removed':
      return i18n._(msg`${actor} took ${people} out of the group`);
    case 'renamed':
      return i18n._(msg`${actor} renamed the group “${text}”`);
    case 'ownerChanged':
      // Languages say this otherwise than with a name.
      return first?.userId === me
        ? i18n._(msg`${actor} handed the group over to you`)
        : i18n._(msg`${actor} handed the group over to ${people}`);
    case 'announcement':
      return i18n._(msg`${actor} announced: ${text}`);
    case 'topicClosed':
      return i18n._(msg`${actor} closed the group`);
    case 'topicReopened':
      return i18n._(msg`${actor} opened the group again`);
    case 'topicEnded':
      return i18n._(msg`The topic has ended, and the group is closed`);
    case 'topicResumed':
      return i18n._(msg`The topic is open again, and so is the group`);
    case 'dissolved':
      return i18n._(msg`${actor} dissolved the group`);
    default:
      return type satisfies never;
  }
}

/** The same when the reader is the actor. */
function ownSentence({ type, peopleCount }: SystemInfo, people: string, text: string): string {
  switch (type) {
    case 'created':
      return peopleCount > 0
        ? i18n._(msg`You created the group with ${people}`)
        : i18n._(msg`You created the group`);
    case 'invited':
      return i18n._(msg`You invited ${people} to the group`);
    case 'left':
      return i18n._(msg`You left the group`);
    case 'removed':
      return i18n._(msg`You took ${people} out of the group`);
    case 'renamed':
      return i18n._(msg`You renamed the group “${text}”`);
    case 'ownerChanged':
      return i18n._(msg`You handed the group over to ${people}`);
    case 'announcement':
      return i18n._(msg`You announced: ${text}`);
    case 'topicClosed':
      return i18n._(msg`You closed the group`);
    case 'topicReopened':
      return i18n._(msg`You opened the group again`);
    case 'topicEnded':
      return i18n._(msg`You ended the topic, and the group is closed`);
    case 'topicResumed':
      return i18n._(msg`You opened the topic and the group again`);
    case 'dissolved':
      return i18n._(msg`You dissolved the group`);
    default:
      return type satisfies never;
  }
}
