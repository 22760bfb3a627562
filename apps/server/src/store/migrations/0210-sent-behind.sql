-- Whether a message's sender had unread messages before it: then it is not read by being written, and never counts for them.
ALTER TABLE message ADD COLUMN sent_behind boolean NOT NULL DEFAULT false;

-- What is unread without counting: system messages, recalled ones and, for their senders, those.
DROP INDEX message_uncounted;
CREATE INDEX message_uncounted ON message (tenant_id, conversation_id, seq)
  WHERE kind = 'system' OR recalled_at IS NOT NULL OR sent_behind;
