-- The media token that the last renewal replaced: pictures that were asked for with it are still on their way.
ALTER TABLE session ADD COLUMN previous_media_hash bytea;
CREATE INDEX session_previous_media ON session (previous_media_hash) WHERE previous_media_hash IS NOT NULL;
