-- A server that is about to stop says so in its row.
ALTER TABLE node ADD COLUMN draining boolean NOT NULL DEFAULT false;

-- Backups of the installation, by the console and the command line: see backup/backup-runs.ts.
CREATE TABLE backup_run (
  backup_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Who asked for it in the console; null: the command line.
  actor_id text,
  folder text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- The process that writes it, which may be killed, was there then.
  seen_at timestamptz NOT NULL DEFAULT now(),
  step text NOT NULL DEFAULT 'tables',
  -- Of the step, from 0 to 1.
  share real NOT NULL DEFAULT 0,
  ended_at timestamptz,
  -- Null: it succeeded, or has not ended.
  failure text,
  bytes bigint
);
CREATE INDEX backup_run_started ON backup_run (started_at);
