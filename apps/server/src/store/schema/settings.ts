import type { Generated } from 'kysely';

export interface SettingsSchema {
  person_settings: PersonSettingsTable;
}

interface PersonSettingsTable {
  tenant_id: string;
  user_id: string;
  notification: Generated<boolean>;
  sound: Generated<boolean>;
  vibration: Generated<boolean>;
  send_shortcut: Generated<number>;
}
