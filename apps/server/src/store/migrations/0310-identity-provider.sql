-- How an organisation's people sign in elsewhere: an OpenID Connect provider (decision 102).
CREATE TABLE identity_provider (
  tenant_id text NOT NULL REFERENCES tenant,
  kind text NOT NULL,
  enabled boolean NOT NULL DEFAULT false,
  -- Issuer, client, claims, roles of groups: see areas/account/sign-on/settings.ts.
  settings jsonb NOT NULL,
  -- Encrypted with the key of the installation, which the database does not contain.
  secret bytea,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, kind)
);

-- Sessions that began at the provider, for its back-channel logout.
CREATE TABLE provider_session (
  tenant_id text NOT NULL,
  session_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  -- Of the provider's own session; not every provider has one.
  sid text,
  PRIMARY KEY (tenant_id, session_id),
  FOREIGN KEY (tenant_id, session_id) REFERENCES session (tenant_id, session_id) ON DELETE CASCADE
);
CREATE INDEX provider_session_subject ON provider_session (tenant_id, subject);

-- Accounts are recognised by a verified address, whose capitals do not count.
CREATE INDEX person_email ON person (tenant_id, lower(email)) WHERE email IS NOT NULL;

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['identity_provider', 'provider_session']::regclass[]) AS walled;
