-- Registered applications. Each is a row in `person` too, of its own kind: what it sends is a message like any other,
-- so that history, lists and live events need not know of applications.
ALTER TABLE person ADD COLUMN kind text NOT NULL DEFAULT 'person' CHECK (kind IN ('person', 'app'));
ALTER TABLE person ADD CONSTRAINT person_app_has_no_password CHECK (kind = 'person' OR password_hash IS NULL);

CREATE TABLE application (
  tenant_id text NOT NULL REFERENCES tenant,
  app_id text NOT NULL CHECK (app_id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$'),
  -- As whom it sends.
  user_id text NOT NULL,
  name text NOT NULL,
  icon text NOT NULL,
  redirect_uri text NOT NULL,
  group_name text NOT NULL,
  sort integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  -- The secret is random, so a fast hash keeps it.
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Notices since the minute began that is being counted.
  minute_began timestamptz NOT NULL DEFAULT now(),
  minute_sent integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, app_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id)
);

-- The applications that a person has chosen.
CREATE TABLE own_app (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  app_id text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant_id, user_id, app_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, app_id) REFERENCES application (tenant_id, app_id) ON DELETE CASCADE
);
CREATE INDEX own_app_app ON own_app (tenant_id, app_id);

-- What an application holds ends with it.
CREATE INDEX issued_token_app ON issued_token (tenant_id, app_id) WHERE app_id IS NOT NULL;

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['application', 'own_app']::regclass[]) AS walled;
