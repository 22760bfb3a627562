-- Events for one person outside any conversation: catching up reads the reader's own, each from the cursor on.
CREATE INDEX event_person ON event (tenant_id, (user_ids[1]), pos) WHERE conversation_id IS NULL;
