-- The personal disk: names and folders are rows, bytes stand in the data folder by the SHA-256 of their content.

CREATE TABLE disk_blob (
  tenant_id text NOT NULL REFERENCES tenant,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  size bigint NOT NULL,
  -- By content, never by what a client said.
  media_type text NOT NULL,
  -- Of pictures that can be decoded, as they are shown.
  width integer,
  height integer,
  -- When somebody last meant to use it: what nobody refers to is removed some time after.
  touched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, hash)
);

CREATE TABLE disk_file (
  tenant_id text NOT NULL REFERENCES tenant,
  file_id text NOT NULL,
  owner_id text NOT NULL,
  -- A folder's file_id, or 'root'.
  parent_id text NOT NULL,
  folder boolean NOT NULL,
  name text NOT NULL,
  -- What names share that are the same in one folder, and what orders them: both computed by the application.
  name_key text NOT NULL,
  sort_key text COLLATE "C" NOT NULL,
  hash text,
  size bigint NOT NULL DEFAULT 0,
  -- 'chat': where attachments of messages go.
  role text CHECK (role = 'chat'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- In the recycle bin: the file_id of what was deleted, for it and everything that was in it.
  trash_id text,
  trashed_at timestamptz,
  PRIMARY KEY (tenant_id, file_id),
  FOREIGN KEY (tenant_id, hash) REFERENCES disk_blob (tenant_id, hash),
  CHECK (folder = (hash IS NULL)),
  CHECK ((trash_id IS NULL) = (trashed_at IS NULL))
);
CREATE UNIQUE INDEX disk_file_name ON disk_file (tenant_id, owner_id, parent_id, name_key) WHERE trash_id IS NULL;
CREATE UNIQUE INDEX disk_file_role ON disk_file (tenant_id, owner_id, role) WHERE role IS NOT NULL AND trash_id IS NULL;
CREATE INDEX disk_file_parent ON disk_file (tenant_id, parent_id);
CREATE INDEX disk_file_trash ON disk_file (tenant_id, owner_id, trashed_at) WHERE trash_id IS NOT NULL;
CREATE INDEX disk_file_trash_members ON disk_file (tenant_id, trash_id) WHERE trash_id IS NOT NULL;
CREATE INDEX disk_file_blob ON disk_file (tenant_id, hash);

-- One row a person. Its lock is the right to change that person's tree; `used` is kept by the triggers below.
CREATE TABLE disk_space (
  tenant_id text NOT NULL REFERENCES tenant,
  owner_id text NOT NULL,
  used bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, owner_id)
);

CREATE FUNCTION count_disk_space() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO disk_space AS s (tenant_id, owner_id, used)
    SELECT tenant_id, owner_id, sum(size) FROM added GROUP BY tenant_id, owner_id
    ON CONFLICT (tenant_id, owner_id) DO UPDATE SET used = s.used + excluded.used;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE disk_space AS s SET used = s.used - r.size
    FROM (SELECT tenant_id, owner_id, sum(size) AS size FROM removed GROUP BY tenant_id, owner_id) AS r
    WHERE s.tenant_id = r.tenant_id AND s.owner_id = r.owner_id;
  ELSE
    UPDATE disk_space AS s SET used = s.used + c.size
    FROM (
      SELECT tenant_id, owner_id, sum(size) AS size FROM (
        SELECT tenant_id, owner_id, size FROM added
        UNION ALL SELECT tenant_id, owner_id, -size FROM removed
      ) AS both_sides GROUP BY tenant_id, owner_id HAVING sum(size) <> 0
    ) AS c
    WHERE s.tenant_id = c.tenant_id AND s.owner_id = c.owner_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER disk_space_added AFTER INSERT ON disk_file
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_disk_space();
CREATE TRIGGER disk_space_removed AFTER DELETE ON disk_file
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_disk_space();
CREATE TRIGGER disk_space_changed AFTER UPDATE ON disk_file
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_disk_space();

-- Uploads under way, and for a while those that have become a file: a client that missed the last answer asks again.
CREATE TABLE disk_upload (
  tenant_id text NOT NULL REFERENCES tenant,
  upload_id text NOT NULL,
  owner_id text NOT NULL,
  parent_id text NOT NULL,
  name text NOT NULL,
  conflict text NOT NULL CHECK (conflict IN ('ask', 'rename', 'replace', 'skip')),
  length bigint NOT NULL CHECK (length >= 0),
  -- As the client gave it, to be told back.
  metadata text NOT NULL,
  expires_at timestamptz NOT NULL,
  file_id text,
  PRIMARY KEY (tenant_id, upload_id)
);
CREATE INDEX disk_upload_owner ON disk_upload (tenant_id, owner_id);
CREATE INDEX disk_upload_end ON disk_upload (expires_at);

-- What has arrived of an upload, one row a request. Each part is a file of its own that nobody writes to any more.
CREATE TABLE disk_upload_part (
  tenant_id text NOT NULL,
  upload_id text NOT NULL,
  start bigint NOT NULL,
  length bigint NOT NULL CHECK (length > 0),
  name text NOT NULL,
  PRIMARY KEY (tenant_id, upload_id, start),
  FOREIGN KEY (tenant_id, upload_id) REFERENCES disk_upload (tenant_id, upload_id) ON DELETE CASCADE
);

-- What a file or folder was given to: a person, or a group's members as they are at the time of reading.
CREATE TABLE disk_share (
  tenant_id text NOT NULL,
  share_id text NOT NULL,
  file_id text NOT NULL,
  shared_by text NOT NULL,
  target_type text NOT NULL CHECK (target_type IN ('user', 'group')),
  target_id text NOT NULL,
  shared_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, share_id),
  UNIQUE (tenant_id, file_id, target_type, target_id, shared_by),
  FOREIGN KEY (tenant_id, file_id) REFERENCES disk_file (tenant_id, file_id) ON DELETE CASCADE
);
CREATE INDEX disk_share_target ON disk_share (tenant_id, target_type, target_id);

-- Names under which the server offers one person something made for them.
CREATE TABLE disk_offer (
  tenant_id text NOT NULL REFERENCES tenant,
  name text NOT NULL,
  owner_id text NOT NULL,
  file_ids text[] NOT NULL,
  filename text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, name)
);
CREATE INDEX disk_offer_end ON disk_offer (expires_at);

SELECT raise_tenant_wall(walled)
FROM unnest(ARRAY['disk_blob', 'disk_file', 'disk_space', 'disk_upload', 'disk_upload_part', 'disk_share',
  'disk_offer']::regclass[]) AS walled;
