-- Announcements are found by a search. What was indexed before is indexed again from the first announcement of its
-- conversation on; until then its messages are found by what the index has of them, and the last ones themselves.
UPDATE gram_progress AS p SET seq = a.seq - 1
FROM (
  SELECT tenant_id, conversation_id, min(seq) AS seq FROM message
  WHERE kind = 'system' AND extras->'system'->>'type' = 'announcement'
  GROUP BY tenant_id, conversation_id
) AS a
WHERE p.tenant_id = a.tenant_id AND p.conversation_id = a.conversation_id AND p.seq >= a.seq;
