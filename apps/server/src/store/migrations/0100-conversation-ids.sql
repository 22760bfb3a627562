-- The id of a one-to-one conversation was a hash of both people's ids, so that anyone could compute it and try whether
-- it exists (decision F2). From here on it is random; the pair finds it.
CREATE TABLE conversation_alias (
  tenant_id text NOT NULL,
  -- As it was: messages are linked to and quoted by it on devices.
  old_id text NOT NULL,
  conversation_id text NOT NULL,
  PRIMARY KEY (tenant_id, old_id)
);
SELECT raise_tenant_wall('conversation_alias');

INSERT INTO conversation_alias (tenant_id, old_id, conversation_id)
SELECT tenant_id, conversation_id, 'c' || replace(gen_random_uuid()::text, '-', '')
FROM conversation WHERE type = 'user';

-- Each with its seq as the id of a message.
UPDATE favourite AS f SET conversation_id = a.conversation_id, source_id = a.conversation_id || '-' || f.seq,
  detail = jsonb_set(f.detail, '{messageId}', to_jsonb(a.conversation_id || '-' || f.seq))
FROM conversation_alias a WHERE a.tenant_id = f.tenant_id AND a.old_id = f.conversation_id;

UPDATE message AS m SET conversation_id = a.conversation_id,
  extras = CASE WHEN m.extras->'quote' IS NULL OR m.quote_seq IS NULL THEN m.extras
    ELSE jsonb_set(m.extras, '{quote,id}', to_jsonb(a.conversation_id || '-' || m.quote_seq)) END
FROM conversation_alias a WHERE a.tenant_id = m.tenant_id AND a.old_id = m.conversation_id;

UPDATE event AS e SET conversation_id = a.conversation_id,
  payload = replace(e.payload::text, a.old_id || '-', a.conversation_id || '-')::jsonb
FROM conversation_alias a WHERE a.tenant_id = e.tenant_id AND a.old_id = e.conversation_id;

UPDATE member AS m SET conversation_id = a.conversation_id
FROM conversation_alias a WHERE a.tenant_id = m.tenant_id AND a.old_id = m.conversation_id;
UPDATE mention AS m SET conversation_id = a.conversation_id
FROM conversation_alias a WHERE a.tenant_id = m.tenant_id AND a.old_id = m.conversation_id;
UPDATE message_removed AS m SET conversation_id = a.conversation_id
FROM conversation_alias a WHERE a.tenant_id = m.tenant_id AND a.old_id = m.conversation_id;
UPDATE message_pin AS m SET conversation_id = a.conversation_id
FROM conversation_alias a WHERE a.tenant_id = m.tenant_id AND a.old_id = m.conversation_id;
UPDATE conversation AS c SET conversation_id = a.conversation_id
FROM conversation_alias a WHERE a.tenant_id = c.tenant_id AND a.old_id = c.conversation_id;

-- The index holds hashes of the ids: it is built again in the background, and searches read what it lacks.
DELETE FROM message_gram g USING conversation_alias a
WHERE a.tenant_id = g.tenant_id AND a.old_id = g.conversation_id;
DELETE FROM gram_progress p USING conversation_alias a
WHERE a.tenant_id = p.tenant_id AND a.old_id = p.conversation_id;

CREATE UNIQUE INDEX conversation_pair ON conversation (tenant_id, person_low, person_high);
