import * as z from 'zod/mini';
import type { Tx } from './store/database.ts';

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** What an organisation may decide for itself (`portal tenant set ID key=value`). Kept in `tenant.settings`. */
export const tenantSettingsSchema = z.object({
  /** Minutes in which a message can be recalled by its author (B7). */
  recallMinutes: whole(0, 525_600),
  /** Hours in which a message can be edited by its author (B7). */
  editHours: whole(0, 8_760),
  /** Most members of a group (D7). */
  groupMembers: whole(2, 5_000),
  /** Bytes of everyone's disk (C7). */
  diskQuotaBytes: whole(0, 2 ** 50),
  /** Days that deleted files can be restored (C5). */
  recycleDays: whole(0, 3_650),
  /** Days after which a password must be changed; 0: never (E3). */
  pwdExpireDays: whole(0, 3_650),
  /** Days before that in which people are told (E3). */
  pwdNoticeDays: whole(0, 365),
  /** How many earlier passwords cannot be chosen again; the present one never can (A11). */
  pwdHistory: whole(0, 10),
  /** Days after which a session ends, however often it was renewed (E4). */
  sessionDays: whole(1, 365),
  /** Days for which sign-ins, refusals and administrative acts stay on record (G33). */
  auditDays: whole(30, 3_650),
  /** Whether people may make themselves an account (E1). */
  registration: z.boolean(),
});
export type TenantSettings = z.infer<typeof tenantSettingsSchema>;
export type TenantSetting = keyof TenantSettings;

/** One line about each, as `portal tenant set ID` prints it. */
export const settingMeanings: Readonly<Record<TenantSetting, string>> = {
  recallMinutes: 'minutes in which an author can recall a message',
  editHours: 'hours in which an author can edit a message',
  groupMembers: 'most members of a group',
  diskQuotaBytes: "bytes of everyone's disk",
  recycleDays: 'days in which deleted files can be restored',
  pwdExpireDays: 'days after which a password must be changed; 0 for never',
  pwdNoticeDays: 'days before that in which people are told',
  pwdHistory: 'how many earlier passwords cannot be chosen again',
  sessionDays: 'days after which people sign in again',
  auditDays: 'days for which sign-ins, refusals and administrative acts stay on record',
  registration: 'whether people may make themselves an account by a code to their phone',
};

/** The values that a setting takes, in words: `a whole number from 0 to 10`. */
export function allowedValues(name: TenantSetting): string {
  const { type, minimum, maximum } = z.toJSONSchema(tenantSettingsSchema.shape[name]);
  return type === 'boolean' ? 'true or false' : `a whole number from ${minimum} to ${maximum}`;
}

const defaults: TenantSettings = {
  recallMinutes: 2,
  editHours: 24,
  groupMembers: 500,
  diskQuotaBytes: 10 * 2 ** 30,
  recycleDays: 30,
  pwdExpireDays: 90,
  pwdNoticeDays: 7,
  pwdHistory: 0,
  sessionDays: 30,
  auditDays: 400,
  registration: false,
};

/** What holds for an organisation that has decided nothing. The demonstration lets everyone in. */
function defaultSettings(tenantId: string): TenantSettings {
  return tenantId === 'demo' ? { ...defaults, registration: true } : defaults;
}

/** One setting of an organisation that has decided `stored`. */
export function settingOf<K extends TenantSetting>(
  tenantId: string,
  stored: Readonly<Record<string, unknown>>,
  name: K,
): TenantSettings[K] {
  const decided = tenantSettingsSchema.shape[name].safeParse(stored[name]);
  // A value from an older or a newer release that makes no sense here is as good as none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of a name that is not known by type
  return decided.success ? (decided.data as TenantSettings[K]) : defaultSettings(tenantId)[name];
}

/** What holds for an organisation that has decided `stored`. */
export function settingsOf(tenantId: string, stored: Readonly<Record<string, unknown>>): TenantSettings {
  const names = Object.keys(tenantSettingsSchema.shape).filter(isTenantSetting);
  return tenantSettingsSchema.parse(
    Object.fromEntries(names.map((name) => [name, settingOf(tenantId, stored, name)])),
  );
}

/** What holds for an organisation; for one that does not exist, what would hold. */
export async function readTenantSettings(tx: Tx, tenantId: string): Promise<TenantSettings> {
  const row = await tx
    .selectFrom('tenant')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return settingsOf(tenantId, row?.settings ?? {});
}

/** Those that pages and clients go by, which anyone may know: how long sessions and records last is no business of theirs. */
export function toldSettings(settings: TenantSettings): Omit<TenantSettings, 'sessionDays' | 'auditDays'> {
  const { sessionDays: _sessions, auditDays: _record, ...told } = settings;
  return told;
}

export function isTenantSetting(name: string): name is TenantSetting {
  return Object.hasOwn(tenantSettingsSchema.shape, name);
}
