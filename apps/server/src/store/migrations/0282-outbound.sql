-- What goes to other systems, such as codes to phones, until they have taken it or it is worth nothing: see store/outbound.ts.
CREATE TABLE outbound (
  tenant_id text NOT NULL,
  -- Sent as Idempotency-Key.
  outbound_id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- Encrypted: it may contain a secret that the database must not know.
  body bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- When the next attempt is due. A server that begins one sets it to when another may assume that it was killed.
  due_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, outbound_id)
);
CREATE INDEX outbound_due ON outbound (due_at);

SELECT raise_tenant_wall('outbound');
