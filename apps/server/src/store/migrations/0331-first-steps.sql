-- Steps of the first day that an organisation's administrators have put away (decision 111).
CREATE TABLE first_step (
  tenant_id text NOT NULL REFERENCES tenant,
  step text NOT NULL,
  PRIMARY KEY (tenant_id, step)
);
SELECT raise_tenant_wall('first_step');
