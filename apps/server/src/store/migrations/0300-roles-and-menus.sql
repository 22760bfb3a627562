-- What an organisation says about a role. A role without a row has its id or the portal's words for a name; that of
-- everyone has the portal's permissions until it has one.
CREATE TABLE role (
  tenant_id text NOT NULL REFERENCES tenant,
  role_id text NOT NULL,
  -- Null: the portal's words, in the reader's language.
  name text,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, role_id)
);
SELECT raise_tenant_wall('role');

ALTER TABLE menu
  -- By language; without them `name` is for all.
  ADD COLUMN names jsonb,
  -- Who sees the entry; without them `role_id` alone. A release that does not know them shows it to `role_id`.
  ADD COLUMN role_ids text[],
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  -- An application, whose address takes the place of `path`.
  ADD COLUMN app_id text;
