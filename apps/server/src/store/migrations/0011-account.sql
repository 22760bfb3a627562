-- Passwords that must be changed, pictures before signing in, codes for phones, identities of other systems.

-- Set together with a password that somebody else has chosen (A6).
ALTER TABLE person ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;

-- Codes for phones and making an account find people by it.
CREATE INDEX person_mobile ON person (tenant_id, mobile) WHERE mobile IS NOT NULL;

-- Earlier passwords, where an organisation does not want them back (A11); the present one is the person's own.
CREATE TABLE password_history (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  history_id bigint GENERATED ALWAYS AS IDENTITY,
  password_hash text NOT NULL,
  PRIMARY KEY (tenant_id, user_id, history_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);

-- Pictures to read before signing in, by the SHA-256 of the client's name for them; what stands in them too is kept as
-- a hash. They belong to no organisation, and stand under '-': whom one signs in to is not known yet.
CREATE TABLE captcha (
  tenant_id text NOT NULL,
  name_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, name_hash)
);
CREATE INDEX captcha_end ON captcha (expires_at);

-- The newest code that each phone was sent, for each purpose. Five wrong tries end it.
CREATE TABLE phone_code (
  tenant_id text NOT NULL REFERENCES tenant,
  purpose text NOT NULL CHECK (purpose IN ('register', 'findpassword')),
  mobile text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, purpose, mobile)
);
CREATE INDEX phone_code_end ON phone_code (expires_at);

-- Who somebody is at the identity provider.
CREATE TABLE identity (
  tenant_id text NOT NULL,
  subject text NOT NULL,
  user_id text NOT NULL,
  bound_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, subject),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['password_history', 'captcha', 'phone_code', 'identity']::regclass[]) AS walled;
