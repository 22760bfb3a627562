ALTER TABLE chat_group
  -- Orders groups by name: C collation, so computed by the application.
  ADD COLUMN sort_key text COLLATE "C" NOT NULL DEFAULT '',
  -- Who made it, for ever; owner_id changes hands.
  ADD COLUMN creator_id text,
  -- What the creator's client called the request: a repeat is recognised for ever, on any node.
  ADD COLUMN client_group_id text,
  -- What was asked for, where the client gave the request no name: a repeat is recognised for a while.
  ADD COLUMN request_hash bytea,
  ADD COLUMN notice text,
  ADD COLUMN notice_by text,
  ADD COLUMN notice_at timestamptz,
  ADD COLUMN dissolved_at timestamptz;
UPDATE chat_group SET creator_id = owner_id;
ALTER TABLE chat_group ALTER COLUMN creator_id SET NOT NULL;
CREATE UNIQUE INDEX chat_group_request ON chat_group (tenant_id, creator_id, client_group_id)
  WHERE client_group_id IS NOT NULL;
CREATE INDEX chat_group_creator ON chat_group (tenant_id, creator_id, created_at);

-- When this person came, or came back: the one who has been in a group longest follows an owner who leaves.
ALTER TABLE member ADD COLUMN joined_at timestamptz NOT NULL DEFAULT now();
