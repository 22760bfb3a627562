-- Which files belong to this database: the id that their folder or bucket has, too. Unknown until the first server of this
-- version starts.
ALTER TABLE installation ADD COLUMN files_id text;
