-- contract: version 0.2.0 names no constraint of the events.
-- A server reads the events of the organisations that it serves, each from a position on. Nothing reads those of all any
-- more, except servers of the version before, which take longer while they run beside this one.
CREATE UNIQUE INDEX event_tenant ON event (tenant_id, pos);
ALTER TABLE event DROP CONSTRAINT event_pkey, ADD CONSTRAINT event_pkey PRIMARY KEY USING INDEX event_tenant;
