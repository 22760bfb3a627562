import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LastMessage } from '@snap/portal-api/contract';
import { standsForFile } from '@snap/portal-messaging';
import { withoutCodeMarks } from './code-marks.ts';
import { withOwnEveryone } from './everyone.ts';
import { systemText } from './system-text.ts';

/** Its summary is a sentence that names the actor. */
export const isEvent = ({ system, recalled }: LastMessage) => system !== undefined || recalled;

/** Summary of a message in the conversation list. */
export function summaryOf(message: LastMessage, me: string): string {
  const { recalled, text, kind, system, callsAll } = message;
  if (system) return systemText(system, me).text;
  if (recalled) return recallText(message, me);
  if (text !== '' && !standsForFile(text, kind))
    return withoutCodeMarks(callsAll ? withOwnEveryone(text) : text);
  return kind === 'image' ? i18n._(msg`[Picture]`) : i18n._(msg`[File]`);
}

function recallText({ sender, senderName, recalledBy = sender }: LastMessage, me: string): string {
  if (recalledBy === me) return i18n._(msg`You recalled a message`);
  const name = recalledBy === sender ? senderName : i18n._(msg`The owner of the group`);
  return i18n._(msg`${name} recalled a message`);
}
