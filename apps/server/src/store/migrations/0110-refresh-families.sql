-- All refresh tokens of a session begin with the same random part, kept as a hash: any of them is known when it comes
-- back, however many renewals ago it was replaced.
ALTER TABLE session ADD COLUMN family_hash bytea;
CREATE UNIQUE INDEX session_family ON session (family_hash) WHERE family_hash IS NOT NULL;
-- When a token of the last renewal was first used. Until then its answer may have been lost on the way.
ALTER TABLE session ADD COLUMN renewal_used_at timestamptz;
