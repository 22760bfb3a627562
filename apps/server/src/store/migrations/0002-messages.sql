-- Groups, conversations and their messages, and the log of events that every live stream is fed from.
-- The write path carries no foreign keys: the writer has read the people and the group in its own transaction, and
-- nothing here is ever deleted while a conversation lives.

CREATE TABLE chat_group (
  tenant_id text NOT NULL REFERENCES tenant,
  group_id text NOT NULL,
  -- '1' ordinary, '3' team
  type text NOT NULL CHECK (type IN ('1', '3')),
  name text NOT NULL,
  introduction text NOT NULL DEFAULT '',
  owner_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, group_id)
);

-- One row a conversation. Its lock is the right to number the next message, so that `seq` has no gaps.
CREATE TABLE conversation (
  tenant_id text NOT NULL,
  -- A group's is the group's id; one-to-one it is made from both people's ids.
  conversation_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('user', 'group', 'teamGroup')),
  -- One-to-one: the two people, the lesser id first.
  person_low text,
  person_high text,
  last_seq integer NOT NULL DEFAULT 0,
  last_sender text,
  -- The beginning of the last message, as long as a list can show.
  last_msg text,
  last_time timestamptz,
  PRIMARY KEY (tenant_id, conversation_id)
) WITH (fillfactor = 70);

CREATE TABLE member (
  tenant_id text NOT NULL,
  conversation_id text NOT NULL,
  user_id text NOT NULL,
  read_seq integer NOT NULL DEFAULT 0,
  -- Messages up to here were sent before this person came, and are not theirs to see.
  joined_seq integer NOT NULL DEFAULT 0,
  pinned boolean NOT NULL DEFAULT false,
  muted boolean NOT NULL DEFAULT false,
  left_at timestamptz,
  PRIMARY KEY (tenant_id, conversation_id, user_id)
) WITH (fillfactor = 70);
CREATE INDEX member_person ON member (tenant_id, user_id);

CREATE TABLE message (
  tenant_id text NOT NULL,
  conversation_id text NOT NULL,
  -- Dense from 1.
  seq integer NOT NULL,
  sender text NOT NULL,
  client_msg_id text NOT NULL,
  msg text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, seq),
  -- A repeat is recognised for ever, on any node (B5).
  UNIQUE (tenant_id, sender, client_msg_id)
);

-- Stored once an event, not once a reader. See store/events.ts for `pos` and for who receives what.
CREATE TABLE event (
  pos bigint PRIMARY KEY,
  tenant_id text NOT NULL,
  conversation_id text,
  user_ids text[],
  session_id uuid,
  type text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
-- Catching up reads the reader's own conversations, each from the cursor on.
CREATE INDEX event_conversation ON event (tenant_id, conversation_id, pos);

-- Up to where a tenant's events were pruned: a cursor below it has missed something that nobody can tell any more.
CREATE TABLE event_floor (
  tenant_id text PRIMARY KEY,
  pos bigint NOT NULL
);

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['chat_group', 'conversation', 'member', 'message', 'event', 'event_floor']::regclass[]) AS walled;
