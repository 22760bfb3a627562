import type {
  ForwardSource,
  MessageFileWire,
  MessageKind,
  MessageQuoteWire,
  Reaction,
  SystemInfo,
  TargetType,
} from '@snap/portal-api/contract';
import type { ColumnType, Generated } from 'kysely';

/** Stored content of a message besides its text. */
export interface MessageExtras {
  file?: MessageFileWire;
  quote?: MessageQuoteWire;
  mentions?: string[];
  forwardedFrom?: ForwardSource;
  system?: SystemInfo;
}

export interface MessagesSchema {
  conversation: ConversationTable;
  conversation_alias: ConversationAliasTable;
  member: MemberTable;
  message: MessageTable;
  mention: MentionTable;
  message_removed: MessageRemovedTable;
  message_pin: MessagePinTable;
  message_gram: MessageGramTable;
  gram_progress: GramProgressTable;
}

interface ConversationTable {
  tenant_id: string;
  conversation_id: string;
  type: TargetType;
  person_low: string | null;
  person_high: string | null;
  last_seq: Generated<number>;
  last_time: Date | null;
}

interface ConversationAliasTable {
  tenant_id: string;
  old_id: string;
  conversation_id: string;
}

interface MemberTable {
  tenant_id: string;
  conversation_id: string;
  user_id: string;
  read_seq: Generated<number>;
  joined_seq: Generated<number>;
  hidden_seq: Generated<number>;
  pinned: Generated<boolean>;
  muted: Generated<boolean>;
  marked_unread: Generated<boolean>;
  notice_seq: Generated<number>;
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
  kind: Generated<MessageKind>;
  extras: ColumnType<MessageExtras | null, string | null | undefined, string | null>;
  quote_seq: number | null;
  request_hash: Buffer | null;
  sent_behind: Generated<boolean>;
  rev: Generated<number>;
  edited_at: Date | null;
  recalled_at: Date | null;
  recalled_by: string | null;
  reactions: ColumnType<Reaction[] | null, string | null | undefined, string | null>;
}

interface MentionTable {
  tenant_id: string;
  conversation_id: string;
  user_id: string;
  seq: number;
}

interface MessageRemovedTable {
  tenant_id: string;
  user_id: string;
  conversation_id: string;
  seq: number;
}

interface MessagePinTable {
  tenant_id: string;
  conversation_id: string;
  seq: number;
  pinned_by: string;
  pinned_at: Date;
}

interface MessageGramTable {
  tenant_id: string;
  conversation_id: string;
  seq: number;
  sent_at: Date;
  grams: number[];
}

interface GramProgressTable {
  tenant_id: string;
  conversation_id: string;
  seq: number;
}
