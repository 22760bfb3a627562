import { codes, defaultRole } from '@snap/portal-api/contract';
import type { SessionActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { administratorRole, changeRole, contain, readRights, rightsOfRole } from '../../newsroom/index.ts';
import { requirePerson } from '../queries/person.ts';
import { holdSubject, lockAdministrators, requireAnotherAdministrator } from './guard.ts';

interface RoleChange {
  personId: string;
  roleId: string;
}

/** Gives a role that has no rights beyond the actor's. Throws 1101, 1256, 1609, 1614. */
export async function giveRole(tx: Tx, actor: SessionActor, { personId, roleId }: RoleChange): Promise<void> {
  const { tenantId } = actor;
  await lockAdministrators(tx, tenantId);
  const person = await requirePerson(tx, tenantId, personId);
  if (roleId === defaultRole) throw new Refusal(codes.unknownRole);
  const rights = await rightsOfRole(tx, tenantId, roleId);
  if (rights.size > 0 && !contain(await readRights(tx, actor), rights)) {
    throw new Refusal(codes.roleBeyond).as(codes.moreRights);
  }
  const refused = await changeRole(tx, { tenantId, userId: personId }, { roleId, remove: false }, by(actor));
  if (refused === 'left') throw new Refusal(codes.peopleLeft, { names: [person.name] });
  if (refused) throw new Refusal(codes.unknownRole);
}

/** Takes a role away. Throws 1101, 1607, 1609. */
export async function takeRole(tx: Tx, actor: SessionActor, { personId, roleId }: RoleChange): Promise<void> {
  const { tenantId } = actor;
  await lockAdministrators(tx, tenantId);
  await holdSubject(tx, actor, personId);
  if (roleId === administratorRole) await requireAnotherAdministrator(tx, tenantId, [personId]);
  await changeRole(tx, { tenantId, userId: personId }, { roleId, remove: true }, by(actor));
}

const by = ({ userId: actorId, sessionId, requestId }: SessionActor) => ({ actorId, sessionId, requestId });
