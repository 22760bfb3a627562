import type { Generated } from 'kysely';

export interface MessagesSchema {
  conversation: ConversationTable;
  member: MemberTable;
  message: MessageTable;
}

interface ConversationTable {
  tenant_id: string;
  conversation_id: string;
  type: 'user' | 'group' | 'teamGroup';
  person_low: string | null;
  person_high: string | null;
  last_seq: Generated<number>;
  last_sender: string | null;
  last_msg: string | null;
  last_time: Date | null;
}

interface MemberTable {
  tenant_id: string;
  conversation_id: string;
  user_id: string;
  read_seq: Generated<number>;
  joined_seq: Generated<number>;
  pinned: Generated<boolean>;
  muted: Generated<boolean>;
  joined_at: Generated<Date>;
  left_at: Date | null;
}

interface MessageTable {
  tenant_id: string;
  conversation_id: string;
  seq: number;
  sender: string;
  client_msg_id: string;
  msg: string;
  sent_at: Date;
}
