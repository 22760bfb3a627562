-- What this installation knows of itself: one row, no organisation's.
CREATE TABLE installation (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- How often the log of events began anew, at each restore: part of every cursor.
  log_epoch integer NOT NULL DEFAULT 0
);
INSERT INTO installation DEFAULT VALUES;
