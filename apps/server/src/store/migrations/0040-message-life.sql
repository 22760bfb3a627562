-- What a message can carry, and what can become of it: edits, recalls, reactions, pins, removal for one person.

ALTER TABLE message
  ADD COLUMN kind text NOT NULL DEFAULT 'text' CHECK (kind IN ('text', 'file', 'image', 'link', 'notice')),
  -- File, quote and mentions; null for most.
  ADD COLUMN extras jsonb,
  -- The message that it quotes, of the same conversation.
  ADD COLUMN quote_seq integer,
  -- Grows with each edit, recall and reaction.
  ADD COLUMN rev integer NOT NULL DEFAULT 0,
  ADD COLUMN edited_at timestamptz,
  -- A recalled message has no text and no extras any more.
  ADD COLUMN recalled_at timestamptz,
  ADD COLUMN recalled_by text,
  -- [{"emoji": "👍", "userIds": [...]}], in the order of their coming.
  ADD COLUMN reactions jsonb;
CREATE INDEX message_quote ON message (tenant_id, conversation_id, quote_seq) WHERE quote_seq IS NOT NULL;

-- Who is called in which message; user `all` stands for everyone.
CREATE TABLE mention (
  tenant_id text NOT NULL,
  conversation_id text NOT NULL,
  user_id text NOT NULL,
  seq integer NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, user_id, seq)
);

-- Messages that someone removed for themself.
CREATE TABLE message_removed (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  conversation_id text NOT NULL,
  seq integer NOT NULL,
  PRIMARY KEY (tenant_id, user_id, conversation_id, seq)
);

CREATE TABLE message_pin (
  tenant_id text NOT NULL,
  conversation_id text NOT NULL,
  seq integer NOT NULL,
  pinned_by text NOT NULL,
  pinned_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, seq)
);

-- Hidden while the conversation has nothing after it.
ALTER TABLE member ADD COLUMN hidden_seq integer NOT NULL DEFAULT 0;

-- The recent list reads the last message itself, which may have been edited, recalled or removed for its reader.
ALTER TABLE conversation DROP COLUMN last_msg, DROP COLUMN last_sender;

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['mention', 'message_removed', 'message_pin']::regclass[]) AS walled;
