-- What stands between two people: one row for both, the lesser id first. It holds whether they are friends, and the last
-- request between them.
CREATE TABLE friendship (
  tenant_id text NOT NULL REFERENCES tenant,
  person_low text NOT NULL,
  person_high text NOT NULL,
  -- NULL: they are no friends.
  friends_since timestamptz,
  -- NULL: no friendship of theirs has ended yet.
  ended_at timestamptz,
  -- Who of the two starred the other.
  starred_by text[] NOT NULL DEFAULT '{}',
  -- The last request; NULL where there was none.
  asker text,
  msg text,
  asked_at timestamptz,
  request_state text CHECK (request_state IN ('waiting', 'accepted', 'refused')),
  -- When the one who was asked saw it.
  read_at timestamptz,
  -- Who of the two took the request out of their list.
  removed_by text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant_id, person_low, person_high),
  CHECK (person_low <> person_high),
  CHECK (asker IN (person_low, person_high)),
  CHECK ((asker IS NULL) = (request_state IS NULL))
);
CREATE INDEX friendship_high ON friendship (tenant_id, person_high, person_low);

-- How often somebody did on a day what is only allowed so often (G30).
CREATE TABLE daily_quota (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  what text NOT NULL,
  day date NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (tenant_id, user_id, what, day)
);
CREATE INDEX daily_quota_day ON daily_quota (day);

SELECT raise_tenant_wall(walled) FROM unnest(ARRAY['friendship', 'daily_quota']::regclass[]) AS walled;
