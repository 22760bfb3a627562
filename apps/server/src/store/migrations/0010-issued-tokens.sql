-- Tokens that are handed out to be presented somewhere else: sign-in codes, SSO tokens, codes and tokens of applications.
-- They are random, and only their SHA-256 is kept.
CREATE TABLE issued_token (
  tenant_id text NOT NULL REFERENCES tenant,
  token_hash bytea NOT NULL,
  -- What it is good for; a token of one kind is nothing as any other.
  kind text NOT NULL,
  -- Whom it speaks for; NULL: an application for itself, or nobody yet.
  user_id text,
  -- Whose end ends the token; NULL: it stands by itself.
  session_id uuid,
  app_id text,
  -- What else its kind needs to remember.
  detail jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, session_id) REFERENCES session (tenant_id, session_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX issued_token_hash ON issued_token (token_hash);
CREATE INDEX issued_token_session ON issued_token (tenant_id, session_id) WHERE session_id IS NOT NULL;
CREATE INDEX issued_token_person ON issued_token (tenant_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX issued_token_end ON issued_token (expires_at);
SELECT raise_tenant_wall('issued_token');
