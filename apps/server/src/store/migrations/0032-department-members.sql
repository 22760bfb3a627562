-- Who is listed in a department, in the order of names: the person's part of that order is kept beside the membership,
-- so that a page of a department is a range of one index, however many people there are.
ALTER TABLE person_department
  -- person.sort_key
  ADD COLUMN sort_key text COLLATE "C" NOT NULL DEFAULT '',
  -- Shown to everyone: has not left and does not hide where they work.
  ADD COLUMN listed boolean NOT NULL DEFAULT true;

CREATE FUNCTION is_listed(one person) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT one.kind = 'person' AND one.left_at IS NULL AND NOT one.hide
$$;

CREATE FUNCTION place_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.sort_key, is_listed(p) INTO NEW.sort_key, NEW.listed FROM person p
  WHERE p.tenant_id = NEW.tenant_id AND p.user_id = NEW.user_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER member_placed BEFORE INSERT ON person_department FOR EACH ROW EXECUTE FUNCTION place_member();

CREATE FUNCTION place_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person_department SET sort_key = NEW.sort_key, listed = is_listed(NEW)
  WHERE tenant_id = NEW.tenant_id AND user_id = NEW.user_id
    AND (sort_key, listed) IS DISTINCT FROM (NEW.sort_key, is_listed(NEW));
  RETURN NULL;
END
$$;
CREATE TRIGGER person_placed AFTER UPDATE ON person FOR EACH ROW
  WHEN ((OLD.sort_key, is_listed(OLD)) IS DISTINCT FROM (NEW.sort_key, is_listed(NEW)))
  EXECUTE FUNCTION place_person();

UPDATE person_department pd SET sort_key = p.sort_key, listed = is_listed(p)
FROM person p WHERE p.tenant_id = pd.tenant_id AND p.user_id = pd.user_id;

DROP INDEX person_department_members;
CREATE INDEX person_department_members
  ON person_department (tenant_id, dept_id, leader, listed, sort_key, user_id);
