import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { AuditEntry } from '@snap/portal-api/contract';
import type { AuditRow } from '@snap/portal-ui/audit-log';
import { useShownLanguage } from '../../i18n/activate.ts';
import { actionWords, commandLineWords, fieldWords, isRefused, valueWords } from './words.ts';

/** Entries of the log in the words of the active language. */
export function useAuditWords() {
  const { _ } = useLingui();
  const language = useShownLanguage();
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' });
  const say = (words: MessageDescriptor | string) => (typeof words === 'string' ? words : _(words));
  // The server joins lists like this.
  const value = (text: string | undefined) =>
    text
      ?.split(', ')
      .map((part) => say(valueWords(part)))
      .join(', ');
  return {
    toRow: ({ id, at: when, action, actor, commandLine, person, subject }: AuditEntry): AuditRow => ({
      id,
      when: at.format(when),
      action: say(actionWords(action)),
      refused: isRefused(action),
      actor: commandLine ? _(commandLineWords) : actor && (actor.name ?? actor.id),
      concerned:
        [person, subject].flatMap((one) => (one ? [one.name ?? one.id] : [])).join(' · ') || undefined,
    }),
    toFacts: ({ address, requestId, detail, subject }: AuditEntry, names: FactNames) => [
      ...(address === undefined ? [] : [{ name: names.address, value: address }]),
      ...detail
        .filter((one) => one.value !== subject?.id)
        .map((one) => ({ name: say(fieldWords(one.field)), value: value(one.value) ?? '' })),
      ...(requestId === undefined ? [] : [{ name: names.request, value: requestId }]),
    ],
    toChanges: ({ changes }: AuditEntry) =>
      changes.map(({ field, before, after }) => ({
        field: say(fieldWords(field)),
        before: value(before),
        after: value(after),
      })),
  };
}

interface FactNames {
  address: string;
  request: string;
}
