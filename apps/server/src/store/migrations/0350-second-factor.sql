-- The authenticator app of a person (RFC 6238). Its secret is sealed, and recovery codes are stored as keyed hashes: the
-- database alone signs no one in.
CREATE TABLE second_factor (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  secret bytea,
  confirmed_at timestamptz,
  -- Time step of the last code that was accepted: none counts twice.
  last_step bigint NOT NULL DEFAULT 0,
  recovery bytea[] NOT NULL DEFAULT '{}',
  -- Of a new app whose first code is still awaited.
  next_secret bytea,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person ON DELETE CASCADE
);
SELECT raise_tenant_wall('second_factor');

-- Until when this browser is not asked for the second factor.
ALTER TABLE known_device ADD COLUMN trusted_until timestamptz;
