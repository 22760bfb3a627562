-- What is unread without counting: system messages and recalled ones.
DROP INDEX message_system;
CREATE INDEX message_uncounted ON message (tenant_id, conversation_id, seq)
  WHERE kind = 'system' OR recalled_at IS NOT NULL;
