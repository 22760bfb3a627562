-- Who did it, to what, and what was there before and after: `user_id` stays the person whom an entry concerns.
ALTER TABLE audit
  ADD COLUMN actor_id text,
  -- A department, a role, an import.
  ADD COLUMN subject text,
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb;
CREATE INDEX audit_person ON audit (tenant_id, user_id, at) WHERE user_id IS NOT NULL;
CREATE INDEX audit_actor ON audit (tenant_id, actor_id, at) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_action ON audit (tenant_id, action, at);

-- Pages of people by name, in the order of the address book.
CREATE INDEX person_by_name ON person (tenant_id, (sort_key COLLATE "C"), user_id) WHERE kind = 'person';
CREATE INDEX person_disabled ON person (tenant_id, (sort_key COLLATE "C"), user_id)
  WHERE disabled_at IS NOT NULL AND left_at IS NULL;
CREATE INDEX person_left ON person (tenant_id, (sort_key COLLATE "C"), user_id) WHERE left_at IS NOT NULL;
CREATE INDEX person_department_by_name ON person_department (tenant_id, dept_id, sort_key, user_id);
CREATE INDEX person_role_holders ON person_role (tenant_id, role_id, user_id);
CREATE INDEX chat_group_owner ON chat_group (tenant_id, owner_id) WHERE dissolved_at IS NULL;
