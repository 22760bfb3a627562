-- The place that a person gave one of their applications. Those without one follow, the first chosen first.
ALTER TABLE own_app ADD COLUMN sort integer;
