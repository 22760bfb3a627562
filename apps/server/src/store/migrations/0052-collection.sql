-- What people keep (decision C9).
CREATE TABLE favourite (
  tenant_id text NOT NULL REFERENCES tenant,
  favourite_id text NOT NULL,
  user_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('message', 'file', 'image', 'link', 'person', 'group', 'app', 'note')),
  source_type text NOT NULL CHECK (source_type IN ('message', 'file', 'link', 'person', 'group', 'app', 'note')),
  -- What names the source for good; a note's is its own.
  source_id text NOT NULL,
  -- Of a message: where it stands.
  conversation_id text,
  seq integer,
  -- What there was to see when it was kept: shown once the source is gone.
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}',
  -- What it is found by, folded by the application; that of the tags apart, which change.
  search_text text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  tag_text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant_id, favourite_id),
  UNIQUE (tenant_id, user_id, source_type, source_id)
);
CREATE INDEX favourite_owner ON favourite (tenant_id, user_id, created_at, favourite_id);
SELECT raise_tenant_wall('favourite');
