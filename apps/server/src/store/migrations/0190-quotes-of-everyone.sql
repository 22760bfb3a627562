-- A quote says that what it quotes mentions everyone: they have a name in the language of each reader.
UPDATE message AS q SET extras = jsonb_set(q.extras, '{quote,callsAll}', 'true')
FROM message AS m
WHERE q.quote_seq IS NOT NULL AND q.extras ? 'quote'
  AND m.tenant_id = q.tenant_id AND m.conversation_id = q.conversation_id AND m.seq = q.quote_seq
  AND m.recalled_at IS NULL AND m.extras->'mentions' ? 'all';
