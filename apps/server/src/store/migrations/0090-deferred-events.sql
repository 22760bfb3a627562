-- Events of long transactions, which write none themselves so that nobody's events wait for them: committed with what
-- they tell of, and moved to the log by a short transaction after it.
CREATE TABLE deferred_event (
  tenant_id text NOT NULL,
  deferred_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- As `appendEvents` takes them, in their order.
  events jsonb NOT NULL,
  PRIMARY KEY (tenant_id, deferred_id)
);

SELECT raise_tenant_wall('deferred_event');
