-- What somebody gave to others by itself, to be listed and taken back.
CREATE INDEX disk_share_giver ON disk_share (tenant_id, shared_by, shared_at) WHERE message_seq = 0;
