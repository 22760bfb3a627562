-- Servers of version 0.2.0 run beside newer ones during an upgrade. They know the columns that 0270 renamed by their names
-- of before: both have the same values, whichever a server writes. To be dropped in the version after the next.
ALTER TABLE friendship ADD COLUMN asker text, ADD COLUMN asked_at timestamptz;
UPDATE friendship SET asker = requester, asked_at = requested_at WHERE requester IS NOT NULL;

CREATE FUNCTION name_requester_twice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.requester := coalesce(NEW.requester, NEW.asker);
    NEW.requested_at := coalesce(NEW.requested_at, NEW.asked_at);
  ELSIF (NEW.requester, NEW.requested_at) IS NOT DISTINCT FROM (OLD.requester, OLD.requested_at) THEN
    NEW.requester := NEW.asker;
    NEW.requested_at := NEW.asked_at;
  END IF;
  NEW.asker := NEW.requester;
  NEW.asked_at := NEW.requested_at;
  RETURN NEW;
END
$$;
CREATE TRIGGER requester_named_twice BEFORE INSERT OR UPDATE ON friendship
  FOR EACH ROW EXECUTE FUNCTION name_requester_twice();
