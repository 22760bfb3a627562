import * as z from 'zod/mini';
import type { Tx } from './store/database.ts';

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** Settings of an organisation (`portal tenant set ID key=value`), stored in `tenant.settings`. */
export const tenantSettingsSchema = z.object({
  /** Minutes in which authors can recall a message (B7). */
  recallMinutes: whole(0, 525_600),
  /** Hours in which authors can edit a message (B7). */
  editHours: whole(0, 8_760),
  /** Maximum group members (D7). */
  groupMembers: whole(2, 5_000),
  /** Disk quota per person in bytes (C7). */
  diskQuotaBytes: whole(0, 2 ** 50),
  /** Days that deleted files can be restored (C5). */
  recycleDays: whole(0, 3_650),
  /** Days after which a password must be changed; 0: never (E3). */
  pwdExpireDays: whole(0, 3_650),
  /** Days before expiry in which users are warned (E3). */
  pwdNoticeDays: whole(0, 365),
  /** Number of earlier passwords that cannot be reused; the current one never can (A11). */
  pwdHistory: whole(0, 10),
  /** Maximum lifetime of a session in days, regardless of renewals (E4). */
  sessionDays: whole(1, 365),
  /** Retention of audit entries in days (G33). */
  auditDays: whole(30, 3_650),
  /** Whether registration is open (E1). */
  registration: z.boolean(),
  /** Whether its administrators see and back up the whole installation, which others share (decision 110). */
  operator: z.boolean(),
});
export type TenantSettings = z.infer<typeof tenantSettingsSchema>;
export type TenantSetting = keyof TenantSettings;

/** One line per setting, for `portal tenant set ID`. */
export const settingMeanings: Readonly<Record<TenantSetting, string>> = {
  recallMinutes: 'minutes in which an author can recall a message',
  editHours: 'hours in which an author can edit a message',
  groupMembers: 'maximum members of a group',
  diskQuotaBytes: 'disk quota per person in bytes',
  recycleDays: 'days in which deleted files can be restored',
  pwdExpireDays: 'days after which a password must be changed; 0 for never',
  pwdNoticeDays: 'days before that with a warning',
  pwdHistory: 'number of earlier passwords that cannot be reused',
  sessionDays: 'maximum lifetime of a session in days',
  auditDays: 'retention of audit entries in days',
  registration: 'whether people may register with an SMS code',
  operator: 'whether its administrators see and back up the whole installation, shared with others',
};

/** The allowed values in words: `a whole number from 0 to 10`. */
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
  operator: false,
};

/** Default settings. Registration is open in the demo, which operates its installation. */
function defaultSettings(tenantId: string): TenantSettings {
  return tenantId === 'demo' ? { ...defaults, registration: true, operator: true } : defaults;
}

/** Effective value of one setting, given the `stored` ones. */
export function settingOf<K extends TenantSetting>(
  tenantId: string,
  stored: Readonly<Record<string, unknown>>,
  name: K,
): TenantSettings[K] {
  const decided = tenantSettingsSchema.shape[name].safeParse(stored[name]);
  // An invalid value, of an older or newer release, is ignored.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of a name that is not known by type
  return decided.success ? (decided.data as TenantSettings[K]) : defaultSettings(tenantId)[name];
}

/** Effective settings, given the `stored` ones. */
export function settingsOf(tenantId: string, stored: Readonly<Record<string, unknown>>): TenantSettings {
  const names = Object.keys(tenantSettingsSchema.shape).filter(isTenantSetting);
  return tenantSettingsSchema.parse(
    Object.fromEntries(names.map((name) => [name, settingOf(tenantId, stored, name)])),
  );
}

/** Effective settings of an organisation; the defaults if it does not exist. */
export async function readTenantSettings(tx: Tx, tenantId: string): Promise<TenantSettings> {
  const row = await tx
    .selectFrom('tenant')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return settingsOf(tenantId, row?.settings ?? {});
}

/** The public settings, which pages and clients use; session and audit retention, and who operates, are excluded. */
export function toldSettings(
  settings: TenantSettings,
): Omit<TenantSettings, 'sessionDays' | 'auditDays' | 'operator'> {
  const { sessionDays: _sessions, auditDays: _record, operator: _operator, ...visible } = settings;
  return visible;
}

export function isTenantSetting(name: string): name is TenantSetting {
  return Object.hasOwn(tenantSettingsSchema.shape, name);
}
