-- Tokens with which a directory service provisions people (SCIM); only their hash is stored.
CREATE TABLE scim_token (
  tenant_id text NOT NULL REFERENCES tenant,
  token_id text NOT NULL,
  token_hash bytea NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, token_id)
);
SELECT raise_tenant_wall('scim_token');

-- People who come from a directory service: it owns some of their fields (decision 104).
CREATE TABLE scim_person (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  -- The service's own id.
  external_id text,
  -- The parts of the name, as the service has them; the portal shows one name.
  given_name text,
  family_name text,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person ON DELETE CASCADE
);
CREATE INDEX scim_person_external ON scim_person (tenant_id, external_id) WHERE external_id IS NOT NULL;
SELECT raise_tenant_wall('scim_person');

-- Departments that are groups of a directory service.
CREATE TABLE scim_group (
  tenant_id text NOT NULL,
  dept_id text NOT NULL,
  external_id text,
  PRIMARY KEY (tenant_id, dept_id),
  FOREIGN KEY (tenant_id, dept_id) REFERENCES department ON DELETE CASCADE
);
SELECT raise_tenant_wall('scim_group');
