import type { MessageSettingsWire, PrivacyWire } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';

const defaults: MessageSettingsWire = { notificationStatus: 1, sound: 1, vibration: 1, msgSendShortcut: 0 };

/** A person's message settings. */
export async function readMessageSettings(tx: Tx, { tenantId, userId }: Actor): Promise<MessageSettingsWire> {
  const row = await tx
    .selectFrom('person_settings')
    .select(['notification', 'sound', 'vibration', 'send_shortcut'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return defaults;
  return {
    notificationStatus: flag(row.notification),
    sound: flag(row.sound),
    vibration: flag(row.vibration),
    msgSendShortcut: flag(row.send_shortcut === 1),
  };
}

/** A person's privacy settings. */
export async function readPrivacy(tx: Tx, { tenantId, userId }: Actor): Promise<PrivacyWire> {
  const row = await tx
    .selectFrom('person')
    .select(['hide', 'hide_mobile', 'friend_switch'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { hide: flag(row.hide), hideMobile: flag(row.hide_mobile), friendSwitch: flag(row.friend_switch) };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
