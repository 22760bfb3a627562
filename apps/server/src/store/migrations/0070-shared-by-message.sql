-- A file that a message carries is open to whoever sees that message, and to nobody through it once it is recalled.
-- 0: given by itself; else the position of the message in the conversation of giver and target.
ALTER TABLE disk_share ADD COLUMN message_seq integer NOT NULL DEFAULT 0;
ALTER TABLE disk_share DROP CONSTRAINT disk_share_tenant_id_file_id_target_type_target_id_shared_b_key;
ALTER TABLE disk_share ADD UNIQUE (tenant_id, file_id, target_type, target_id, shared_by, message_seq);
