-- What proves who fetches pictures and downloads that a browser asks for by itself.
ALTER TABLE session ADD COLUMN media_hash bytea;
CREATE UNIQUE INDEX session_media ON session (media_hash);
