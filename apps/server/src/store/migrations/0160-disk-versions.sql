-- Earlier contents of a file, kept when a newer upload replaces it. They count to the room of the file's owner.

-- Since when a file has its present content: a new name or place leaves it as it is.
ALTER TABLE disk_file ADD COLUMN content_at timestamptz NOT NULL DEFAULT now();
UPDATE disk_file SET content_at = updated_at;

CREATE TABLE disk_version (
  tenant_id text NOT NULL REFERENCES tenant,
  version_id text NOT NULL,
  file_id text NOT NULL,
  owner_id text NOT NULL,
  hash text NOT NULL,
  size bigint NOT NULL,
  -- Since when the file had this content.
  content_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, version_id),
  FOREIGN KEY (tenant_id, file_id) REFERENCES disk_file (tenant_id, file_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, hash) REFERENCES disk_blob (tenant_id, hash)
);
CREATE INDEX disk_version_file ON disk_version (tenant_id, file_id, content_at);
CREATE INDEX disk_version_blob ON disk_version (tenant_id, hash);

-- Bytes alone: a version is no item of its own. Versions are never updated.
CREATE FUNCTION count_version_space() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE disk_space AS s SET used = s.used + c.size
    FROM (SELECT tenant_id, owner_id, sum(size) AS size FROM added GROUP BY tenant_id, owner_id) AS c
    WHERE s.tenant_id = c.tenant_id AND s.owner_id = c.owner_id;
  ELSE
    UPDATE disk_space AS s SET used = s.used - c.size
    FROM (SELECT tenant_id, owner_id, sum(size) AS size FROM removed GROUP BY tenant_id, owner_id) AS c
    WHERE s.tenant_id = c.tenant_id AND s.owner_id = c.owner_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER version_space_added AFTER INSERT ON disk_version
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_version_space();
CREATE TRIGGER version_space_removed AFTER DELETE ON disk_version
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_version_space();

SELECT raise_tenant_wall('disk_version');
