-- What the newsroom calls answer when no other system does so in their place.
CREATE TABLE newsroom_story (
  tenant_id text NOT NULL REFERENCES tenant,
  story_id text NOT NULL,
  title text NOT NULL,
  content text NOT NULL DEFAULT '',
  -- A code of list 'repthesType'; NULL: it did not begin as a proposed topic.
  kind text,
  status text NOT NULL CHECK (status IN ('topic', 'draft', 'review', 'returned', 'published')),
  desk text NOT NULL,
  author_id text NOT NULL,
  -- Whose desk it is on.
  editor_id text,
  url text,
  deadline timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  client_id text,
  PRIMARY KEY (tenant_id, story_id),
  -- A proposal that is repeated is recognised for ever.
  UNIQUE (tenant_id, author_id, client_id),
  CHECK ((status = 'published') = (published_at IS NOT NULL))
);
CREATE INDEX newsroom_story_todo ON newsroom_story (tenant_id, editor_id) WHERE status <> 'published';
CREATE INDEX newsroom_story_published ON newsroom_story (tenant_id, published_at) WHERE status = 'published';

CREATE TABLE newsroom_hotspot (
  tenant_id text NOT NULL REFERENCES tenant,
  hotspot_id text NOT NULL,
  title text NOT NULL,
  source text NOT NULL,
  heat integer NOT NULL,
  trend text NOT NULL CHECK (trend IN ('up', 'down', 'flat')),
  url text,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, hotspot_id)
);
CREATE INDEX newsroom_hotspot_heat ON newsroom_hotspot (tenant_id, heat DESC, hotspot_id);

CREATE TABLE code_entry (
  tenant_id text NOT NULL REFERENCES tenant,
  code_type text NOT NULL,
  code text NOT NULL,
  value text NOT NULL,
  sort integer NOT NULL,
  PRIMARY KEY (tenant_id, code_type, code)
);

-- Everyone has ROLE_DEFAULT besides.
CREATE TABLE person_role (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  role_id text NOT NULL,
  PRIMARY KEY (tenant_id, user_id, role_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);

CREATE TABLE role_permission (
  tenant_id text NOT NULL REFERENCES tenant,
  role_id text NOT NULL,
  permission text NOT NULL,
  PRIMARY KEY (tenant_id, role_id, permission)
);

CREATE TABLE menu (
  tenant_id text NOT NULL REFERENCES tenant,
  topic_id text NOT NULL,
  menu_id text NOT NULL,
  parent_id text,
  -- Who has it sees the entry.
  role_id text NOT NULL,
  name text NOT NULL,
  path text NOT NULL,
  icon text NOT NULL,
  sort integer NOT NULL,
  PRIMARY KEY (tenant_id, topic_id, menu_id),
  FOREIGN KEY (tenant_id, topic_id, parent_id) REFERENCES menu (tenant_id, topic_id, menu_id)
);

-- Names in the office-automation system, where they are not the login.
CREATE TABLE weaver_account (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  login_id text NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);

-- Kept for 90 days.
CREATE TABLE weaver_log (
  tenant_id text NOT NULL,
  log_id bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  action text NOT NULL,
  detail text NOT NULL,
  PRIMARY KEY (tenant_id, log_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);
CREATE INDEX weaver_log_at ON weaver_log (at);
CREATE INDEX weaver_log_person ON weaver_log (tenant_id, user_id);

-- Settings of a big screen. The id follows from them, so that the same ones are stored once.
CREATE TABLE screen_param (
  tenant_id text NOT NULL,
  param_id text NOT NULL,
  user_id text NOT NULL,
  param text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, param_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);
CREATE INDEX screen_param_person ON screen_param (tenant_id, user_id);

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['newsroom_story', 'newsroom_hotspot', 'code_entry', 'person_role', 'role_permission', 'menu',
  'weaver_account', 'weaver_log', 'screen_param']::regclass[]) AS walled;
