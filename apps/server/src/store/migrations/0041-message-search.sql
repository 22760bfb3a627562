-- Search of messages by any part of their text.
--
-- Row-level security lets an index answer only conditions that cannot leak, and "array contains" is none of them: put
-- into a query it would be tried row by row after the wall. Here the terms of the search are part of the wall itself
-- (`search_terms`, from a setting of the transaction), so the index answers both at once. With no terms set the policy
-- lets everything of the tenant pass.

CREATE TABLE message_gram (
  tenant_id text NOT NULL,
  conversation_id text NOT NULL,
  seq integer NOT NULL,
  sent_at timestamptz NOT NULL,
  -- Hashes of the parts of the text, and of tenant, conversation, sender and kind.
  grams integer[] NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, seq)
);
CREATE INDEX message_gram_grams ON message_gram USING gin (grams);

-- Up to where a conversation is in `message_gram`; later messages are read themselves.
CREATE TABLE gram_progress (
  tenant_id text NOT NULL,
  conversation_id text NOT NULL,
  seq integer NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id)
);

SELECT raise_tenant_wall(walled) FROM unnest(ARRAY['message_gram', 'gram_progress']::regclass[]) AS walled;

CREATE POLICY search_terms ON message_gram AS RESTRICTIVE FOR SELECT USING (
  grams @> (SELECT coalesce(nullif(current_setting('portal.search', true), ''), '{}')::integer[])
);
