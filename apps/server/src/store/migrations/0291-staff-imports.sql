-- Imports that an administrator has a preview of; their rows are in staff_staging, which no crash has to survive.
CREATE TABLE staff_import (
  tenant_id text NOT NULL REFERENCES tenant,
  import_id uuid NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Columns of the file.
  columns text[] NOT NULL,
  remove_missing boolean NOT NULL,
  -- Paths of departments, in the order of the file.
  departments text[] NOT NULL,
  PRIMARY KEY (tenant_id, import_id)
);
SELECT raise_tenant_wall('staff_import');
