import { codes, type Language, type PersonState } from '@snap/portal-api/contract';
import { randomInt } from 'node:crypto';
import { checkPassword } from '@snap/portal-api/rules';
import type { ChangingActor, SessionActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { AuditOrigin } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import {
  disableAccount,
  endSessions as endLiveSessions,
  markLeft,
  removeSecondFactor,
  writePassword,
} from '../../account/index.ts';
import { handOverFiles } from '../../disk/index.ts';
import { handOverGroups } from '../../groups/index.ts';
import { requirePerson } from '../queries/person.ts';
import { recordChange } from '../record-change.ts';
import { holdSubject, lockAdministrators, requireAnotherAdministrator } from './guard.ts';

const originOf = ({ userId: actorId, sessionId, requestId }: ChangingActor): AuditOrigin => ({
  actorId,
  sessionId,
  requestId,
});

/** Disables or enables a person's account, or says whether they belong to the organisation. Throws 1101, 1607 to 1609. */
export async function setPersonState(
  tx: Tx,
  actor: ChangingActor,
  { personId, state }: { personId: string; state: PersonState },
): Promise<void> {
  const { tenantId } = actor;
  const person = { tenantId, userId: personId };
  await lockAdministrators(tx, tenantId);
  await holdSubject(tx, actor, personId);
  const { disabled, left } = await requirePerson(tx, tenantId, personId);
  if (state !== 'active') {
    if (personId === actor.userId) throw new Refusal(codes.ownAccount);
    await requireAnotherAdministrator(tx, tenantId, [personId]);
  }
  const wanted = { disabled: state === 'left' ? disabled : state === 'disabled', left: state === 'left' };
  if (wanted.disabled !== disabled) await disableAccount(tx, person, wanted.disabled, originOf(actor));
  if (wanted.left === left) return;
  await markLeft(tx, person, wanted.left, originOf(actor));
  // The search of colleagues adds people only when it is rebuilt.
  await publish(
    tx,
    wanted.left
      ? { type: 'directory', payload: { userIds: [personId], counts: true } }
      : { type: 'directory' },
  );
}

/** Gives a person a password that they have to change first. Throws 1101, 1608, 1609. */
export async function resetPassword(
  tx: Tx,
  actor: SessionActor,
  personId: string,
  hash: string,
): Promise<void> {
  if (personId === actor.userId) throw new Refusal(codes.ownAccount);
  await holdSubject(tx, actor, personId);
  const person = { tenantId: actor.tenantId, userId: personId };
  await writePassword(tx, person, { hash, mustChange: true, by: originOf(actor) });
}

/** Removes the second factor of a person, who can set up another. Throws 1101, 1608, 1609. */
export async function resetSecondFactor(tx: Tx, actor: SessionActor, personId: string): Promise<void> {
  if (personId === actor.userId) throw new Refusal(codes.ownAccount);
  await holdSubject(tx, actor, personId);
  await removeSecondFactor(tx, { tenantId: actor.tenantId, userId: personId }, originOf(actor));
}

/** Ends one session of a person, or all but the actor's own. Returns how many ended. Throws 1101, 1609. */
export async function endSessions(
  tx: Tx,
  actor: SessionActor,
  { personId, sessionId }: { personId: string; sessionId?: string | undefined },
): Promise<number> {
  await holdSubject(tx, actor, personId);
  const ended = await endLiveSessions(tx, actor, { personId, sessionId });
  if (ended.length === 0) return 0;
  await recordChange(tx, actor, { action: 'sessions-ended', personId, before: { sessions: ended } });
  return ended.length;
}

export interface HandOver {
  personId: string;
  toId: string;
  groups: 0 | 1;
  files: 0 | 1;
}

/** Hands groups and files of a person over to another one. Returns how many. Throws 1101, 1256, 1404, 1405, 1410, 1609, 1611. */
export async function handOver(
  tx: Tx,
  actor: SessionActor & { language: Language },
  { personId, toId, groups, files }: HandOver,
): Promise<{ groups: number; files: number }> {
  const { tenantId, language } = actor;
  if (personId === toId) throw new Refusal(codes.sameReceiver);
  await holdSubject(tx, actor, personId);
  const from = await requirePerson(tx, tenantId, personId);
  const to = await requirePerson(tx, tenantId, toId);
  if (to.left) throw new Refusal(codes.peopleLeft, { names: [to.name] });
  const handed = {
    groups: groups === 1 ? await handOverGroups(tx, actor, { fromId: personId, toId }) : [],
    files:
      files === 1
        ? await handOverFiles(tx, { tenantId, fromId: personId, fromName: from.name, toId, language })
        : 0,
  };
  if (handed.groups.length + handed.files > 0) {
    await recordChange(tx, actor, {
      action: 'handed-over',
      personId,
      before: { owner: personId },
      after: { owner: toId, ...handed },
    });
  }
  return { groups: handed.groups.length, files: handed.files };
}

/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A password to read out or copy, with 58 bits of chance. */
export function makePassword(): string {
  for (;;) {
    const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]);
    characters.splice(5, 0, '#');
    const password = characters.join('');
    if (Object.values(checkPassword(password)).every(Boolean)) return password;
  }
}
