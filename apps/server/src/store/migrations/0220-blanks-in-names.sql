-- All space between two words of a name counts as one blank (U+2800 shows nothing either). Where two names of one folder
-- become the same, the first takes the key and the others keep theirs.
UPDATE disk_file AS file SET name_key = plain.name_key
FROM (
  SELECT tenant_id, file_id, owner_id, parent_id, name_key,
    row_number() OVER (PARTITION BY tenant_id, owner_id, parent_id, name_key ORDER BY file_id) AS place
  FROM (
    SELECT tenant_id, file_id, owner_id, parent_id,
      btrim(regexp_replace(name_key, '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g')) AS name_key
    FROM disk_file
    WHERE trash_id IS NULL AND name_key ~ '\s\s|[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]'
  ) AS spaced
) AS plain
WHERE file.tenant_id = plain.tenant_id AND file.file_id = plain.file_id AND plain.place = 1 AND plain.name_key <> ''
  AND file.name_key <> plain.name_key
  AND NOT EXISTS (
    SELECT FROM disk_file AS taken
    WHERE taken.tenant_id = plain.tenant_id AND taken.owner_id = plain.owner_id AND taken.parent_id = plain.parent_id
      AND taken.name_key = plain.name_key AND taken.trash_id IS NULL
  );
