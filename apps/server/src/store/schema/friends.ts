import type { Generated } from 'kysely';

export interface FriendsSchema {
  friendship: FriendshipTable;
  daily_quota: DailyQuotaTable;
}

interface FriendshipTable {
  tenant_id: string;
  person_low: string;
  person_high: string;
  friends_since: Date | null;
  ended_at: Date | null;
  starred_by: Generated<string[]>;
  requester: string | null;
  msg: string | null;
  requested_at: Date | null;
  request_state: 'waiting' | 'accepted' | 'refused' | null;
  read_at: Date | null;
  removed_by: Generated<string[]>;
}

interface DailyQuotaTable {
  tenant_id: string;
  user_id: string;
  what: string;
  day: Date;
  used: number;
}
