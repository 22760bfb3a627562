-- The servers of this installation. Each writes its own row while it runs; one that was killed leaves its row for a day.
CREATE TABLE node (
  node_id uuid PRIMARY KEY,
  address text NOT NULL,
  version text NOT NULL,
  -- Maximum connections to the database.
  pool integer NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
