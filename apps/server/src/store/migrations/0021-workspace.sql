-- The board that an organisation gives everyone, and each person's own from their first change on. A board is one
-- document: it is read and replaced as a whole.
CREATE TABLE workspace_default (
  tenant_id text PRIMARY KEY REFERENCES tenant,
  -- {"channels": […]} as the contract has them.
  board jsonb NOT NULL
);

CREATE TABLE workspace_board (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  board jsonb NOT NULL,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['workspace_default', 'workspace_board']::regclass[]) AS walled;
