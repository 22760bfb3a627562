-- contract: servers of version 0.2.0 find the former names again in 0280.
-- The names that the code has for the person who requests a friendship, and for when.
ALTER TABLE friendship RENAME COLUMN asker TO requester;
ALTER TABLE friendship RENAME COLUMN asked_at TO requested_at;
