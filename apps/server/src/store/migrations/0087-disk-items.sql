-- How many files and folders a person has, the recycle bin included: those without bytes use up no room.
ALTER TABLE disk_space ADD COLUMN items bigint NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION count_disk_space() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO disk_space AS s (tenant_id, owner_id, used, items)
    SELECT tenant_id, owner_id, sum(size), count(*) FROM added GROUP BY tenant_id, owner_id
    ON CONFLICT (tenant_id, owner_id) DO UPDATE SET used = s.used + excluded.used, items = s.items + excluded.items;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE disk_space AS s SET used = s.used - r.size, items = s.items - r.items
    FROM (
      SELECT tenant_id, owner_id, sum(size) AS size, count(*) AS items FROM removed GROUP BY tenant_id, owner_id
    ) AS r
    WHERE s.tenant_id = r.tenant_id AND s.owner_id = r.owner_id;
  ELSE
    UPDATE disk_space AS s SET used = s.used + c.size, items = s.items + c.items
    FROM (
      SELECT tenant_id, owner_id, sum(size) AS size, sum(item) AS items FROM (
        SELECT tenant_id, owner_id, size, 1 AS item FROM added
        UNION ALL SELECT tenant_id, owner_id, -size, -1 FROM removed
      ) AS both_sides GROUP BY tenant_id, owner_id HAVING sum(size) <> 0 OR sum(item) <> 0
    ) AS c
    WHERE s.tenant_id = c.tenant_id AND s.owner_id = c.owner_id;
  END IF;
  RETURN NULL;
END
$$;

UPDATE disk_space AS s SET items = c.items
FROM (SELECT tenant_id, owner_id, count(*) AS items FROM disk_file GROUP BY tenant_id, owner_id) AS c
WHERE s.tenant_id = c.tenant_id AND s.owner_id = c.owner_id;

-- The newest archives on offer to a person.
CREATE INDEX disk_offer_owner ON disk_offer (tenant_id, owner_id, expires_at);
