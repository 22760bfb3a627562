import {
  codes,
  type MessageSettingsWire,
  type PortalEventWire,
  type PrivacyWire,
} from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { readMessageSettings, readPrivacy } from '../queries/settings.ts';

/** Sets the given settings, and notifies the person's other devices. */
export async function changeMessageSettings(
  tx: Tx,
  actor: Actor,
  given: { [K in keyof MessageSettingsWire]?: MessageSettingsWire[K] | undefined },
): Promise<void> {
  await lockSettings(tx, actor);
  const before = await readMessageSettings(tx, actor);
  const message = {
    notificationStatus: given.notificationStatus ?? before.notificationStatus,
    sound: given.sound ?? before.sound,
    vibration: given.vibration ?? before.vibration,
    msgSendShortcut: given.msgSendShortcut ?? before.msgSendShortcut,
  };
  const values = {
    notification: message.notificationStatus === 1,
    sound: message.sound === 1,
    vibration: message.vibration === 1,
    send_shortcut: message.msgSendShortcut,
  };
  await tx
    .insertInto('person_settings')
    .values({ tenant_id: actor.tenantId, user_id: actor.userId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
    .execute();
  await notifyOwnDevices(tx, actor, { type: 'settings', message });
}

/**
 * Sets what is given of a person's privacy and returns what holds from now on, and whether others see something else
 * than before. Hiding everything hides the mobile number; showing that alone is refused (specification, section 5).
 */
export async function changePrivacy(
  tx: Tx,
  actor: Actor,
  given: { [K in keyof PrivacyWire]?: PrivacyWire[K] | undefined },
): Promise<{ privacy: PrivacyWire; visibly: boolean }> {
  const { tenantId, userId } = actor;
  await lockSettings(tx, actor);
  const before = await readPrivacy(tx, actor);
  const hide = given.hide ?? before.hide;
  if (hide === 1 && before.hide === 1 && given.hideMobile === 0) throw new Refusal(codes.mobileStaysHidden);
  const privacy: PrivacyWire = {
    hide,
    hideMobile: hide === 1 ? 1 : (given.hideMobile ?? before.hideMobile),
    friendSwitch: given.friendSwitch ?? before.friendSwitch,
  };
  await tx
    .updateTable('person')
    .set({
      hide: privacy.hide === 1,
      hide_mobile: privacy.hideMobile === 1,
      friend_switch: privacy.friendSwitch === 1,
      updated_at: sql`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  const visibly = privacy.hide !== before.hide || privacy.hideMobile !== before.hideMobile;
  if (visibly) await publish(tx, { type: 'directory', payload: { userIds: [userId] } });
  await notifyOwnDevices(tx, actor, { type: 'settings', privacy });
  return { privacy, visibly };
}

/** Sets the actor's introduction; an empty text removes it. */
export async function setIntroduction(tx: Tx, actor: Actor, text: string): Promise<void> {
  const { tenantId, userId } = actor;
  await lockSettings(tx, actor);
  await tx
    .updateTable('person')
    .set({ introduction: text.trim() === '' ? null : text.trim(), updated_at: sql`now()` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  await publish(tx, { type: 'directory', payload: { userIds: [userId] } });
}

/**
 * Serialises the changes of one person. Call it before the transaction has a number: the log is then in the order of
 * the changes.
 */
export async function lockSettings(tx: Tx, { tenantId, userId }: Actor): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`settings\n${tenantId}\n${userId}`}, 0))`.execute(
    tx,
  );
}

/** Notifies the devices of one person of their settings. */
export async function notifyOwnDevices(
  tx: Tx,
  { userId }: Actor,
  payload: Extract<PortalEventWire, { type: 'settings' }>,
): Promise<void> {
  await publish(tx, { type: 'settings', userIds: [userId], payload });
}
