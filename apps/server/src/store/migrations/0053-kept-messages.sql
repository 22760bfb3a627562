-- A message that is taken back is forgotten by those who kept it.
CREATE INDEX favourite_message ON favourite (tenant_id, conversation_id, seq) WHERE seq IS NOT NULL;
