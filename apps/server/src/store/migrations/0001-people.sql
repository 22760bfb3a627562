-- People, their departments, their sessions, and the record of who signed in.

-- The second wall behind every query: a statement sees the rows of the tenant that its transaction is bound to
-- ('*' is the server itself: live tail, session lookup, command line), and none when it is bound to nothing. The
-- sub-selects make the setting one lookup a statement rather than one a row. FORCE holds the owner to it too.
CREATE FUNCTION raise_tenant_wall(walled regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', walled);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', walled);
  EXECUTE format(
    'CREATE POLICY tenant_wall ON %s USING (
       tenant_id = (SELECT current_setting(''portal.tenant'', true))
       OR (SELECT current_setting(''portal.tenant'', true)) = ''*''
     )', walled);
END
$$;

CREATE TABLE tenant (
  tenant_id text PRIMARY KEY CHECK (tenant_id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$'),
  name text NOT NULL,
  settings jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE department (
  tenant_id text NOT NULL REFERENCES tenant,
  dept_id text NOT NULL,
  parent_id text,
  name text NOT NULL,
  -- Names from the root down, joined by '/'.
  path text NOT NULL,
  sort integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, dept_id),
  UNIQUE (tenant_id, path),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES department (tenant_id, dept_id)
);
CREATE INDEX department_parent ON department (tenant_id, parent_id);

CREATE TABLE person (
  tenant_id text NOT NULL REFERENCES tenant,
  -- tenant~login
  user_id text NOT NULL,
  login text NOT NULL,
  name text NOT NULL,
  gender text CHECK (gender IN ('male', 'female')),
  position text,
  mobile text,
  telephone text,
  email text,
  introduction text,
  workplace text,
  hide boolean NOT NULL DEFAULT false,
  hide_mobile boolean NOT NULL DEFAULT false,
  friend_switch boolean NOT NULL DEFAULT false,
  -- Other ways to write the name (pinyin, kana, romaji), as the name matcher wants them.
  readings jsonb NOT NULL DEFAULT '{}',
  -- Orders people by name: C collation, so computed by the application.
  sort_key text NOT NULL DEFAULT '',
  -- Argon2id in its own encoding; NULL: no password sign-in.
  password_hash text,
  password_changed_at timestamptz,
  disabled_at timestamptz,
  left_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id),
  UNIQUE (tenant_id, login)
);

CREATE INDEX person_login ON person (tenant_id, lower(login));

CREATE TABLE person_department (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  dept_id text NOT NULL,
  leader boolean NOT NULL DEFAULT false,
  -- Order of a person's departments, the main one first.
  sort integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, user_id, dept_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, dept_id) REFERENCES department (tenant_id, dept_id)
);
CREATE INDEX person_department_members ON person_department (tenant_id, dept_id);

-- Tokens are random, and only their SHA-256 is kept.
CREATE TABLE session (
  tenant_id text NOT NULL,
  session_id uuid NOT NULL,
  user_id text NOT NULL,
  access_hash bytea NOT NULL,
  access_expires_at timestamptz NOT NULL,
  refresh_hash bytea NOT NULL,
  -- The refresh token that the last rotation replaced: valid for a moment (two tabs racing), proof of theft later.
  previous_refresh_hash bytea,
  rotated_at timestamptz,
  -- From it and the replaced refresh token, tabs that race get the same new tokens. Worth nothing without that token.
  rotation_salt bytea,
  refresh_expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  user_agent text,
  address text,
  PRIMARY KEY (tenant_id, session_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX session_access ON session (access_hash);
CREATE UNIQUE INDEX session_refresh ON session (refresh_hash);
CREATE INDEX session_previous_refresh ON session (previous_refresh_hash) WHERE previous_refresh_hash IS NOT NULL;
CREATE INDEX session_person ON session (tenant_id, user_id);
CREATE INDEX session_end ON session (refresh_expires_at);

-- Failed sign-ins of the last half hour, one row for each account, known device and address. `subject` says which;
-- the tenant and the account need not exist, or the difference would show.
CREATE TABLE login_attempt (
  tenant_id text NOT NULL,
  subject text NOT NULL,
  failed_at timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, subject)
);
CREATE INDEX login_attempt_last ON login_attempt (last_at);

-- Browsers in which a person has signed in, by the SHA-256 of a cookie: strangers who guess that person's password
-- cannot lock these out.
CREATE TABLE known_device (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  device_hash bytea NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id, device_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);
CREATE INDEX known_device_last ON known_device (last_at);

-- Sign-ins, refusals and administrative acts. No tokens, passwords or message texts.
CREATE TABLE audit (
  tenant_id text NOT NULL,
  audit_id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  action text NOT NULL,
  user_id text,
  session_id uuid,
  address text,
  request_id text,
  detail jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant_id, audit_id)
);
CREATE INDEX audit_at ON audit (tenant_id, at);

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['tenant', 'department', 'person', 'person_department', 'session', 'login_attempt',
  'known_device', 'audit']::regclass[]) AS walled;
