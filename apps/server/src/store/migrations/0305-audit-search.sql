-- Pages of the audit log, the newest first, by each filter of the console. The last column tells entries of one
-- transaction apart, such as the thousands of an import.
CREATE INDEX audit_by_time ON audit (tenant_id, at, audit_id);
CREATE INDEX audit_by_action ON audit (tenant_id, action, at, audit_id);
CREATE INDEX audit_by_person ON audit (tenant_id, user_id, action, at, audit_id) WHERE user_id IS NOT NULL;
-- Who acted: people themselves, unless another person is named. Not COALESCE: row-level security keeps the planner from
-- using an index by an expression that it does not know to be free of side effects.
CREATE INDEX audit_by_actor ON audit
  (tenant_id, (CASE WHEN actor_id IS NULL THEN user_id ELSE actor_id END), action, at, audit_id);
DROP INDEX audit_at, audit_action, audit_person, audit_actor;
