-- Which message an event tells the words of, so that a recall finds all of them without reading what happened since: its
-- number, for a removal that of the message which is the last one then; and the id of the one that it quotes.
ALTER TABLE event
  ADD COLUMN about integer GENERATED ALWAYS AS (
    CASE WHEN type IN ('message', 'edit', 'pin') THEN (payload->'message'->>'seq')::integer
      WHEN type = 'remove' THEN (payload->'last'->>'seq')::integer END
  ) STORED,
  ADD COLUMN quoted text GENERATED ALWAYS AS (
    CASE WHEN type IN ('message', 'edit', 'pin') THEN payload->'message'->'quote'->>'id' END
  ) STORED;
CREATE INDEX event_about ON event (tenant_id, conversation_id, about) WHERE about IS NOT NULL;
CREATE INDEX event_quoted ON event (tenant_id, conversation_id, quoted) WHERE quoted IS NOT NULL;
