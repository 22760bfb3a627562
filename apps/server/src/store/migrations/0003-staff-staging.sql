-- Where an import lays its rows before it applies them in one short transaction. Nothing reads it but the import
-- that wrote it, so it need not survive a crash; what one leaves behind the next import of the tenant sweeps up.
CREATE UNLOGGED TABLE staff_staging (
  tenant_id text NOT NULL,
  import_id uuid NOT NULL,
  staged_at timestamptz NOT NULL DEFAULT now(),
  user_id text NOT NULL,
  login text NOT NULL,
  name text NOT NULL,
  gender text,
  position text,
  mobile text,
  telephone text,
  email text,
  introduction text,
  workplace text,
  readings jsonb NOT NULL,
  sort_key text NOT NULL,
  -- Paths from the root, the main department first.
  departments text[] NOT NULL,
  -- Leads the main department.
  leader boolean NOT NULL,
  PRIMARY KEY (tenant_id, import_id, user_id)
);

SELECT raise_tenant_wall('staff_staging');
