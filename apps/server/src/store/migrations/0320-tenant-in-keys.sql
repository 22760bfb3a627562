-- contract: version 0.2.0 names none of these indexes, and looks by the hash alone, which each new one begins with.
-- Every unique index holds the organisation, so that each table can be distributed by it. The hashes are of
-- 256 random bits: they are unique without an index.
CREATE UNIQUE INDEX session_access_hash ON session (access_hash, tenant_id);
CREATE UNIQUE INDEX session_refresh_hash ON session (refresh_hash, tenant_id);
CREATE UNIQUE INDEX session_media_hash ON session (media_hash, tenant_id);
CREATE UNIQUE INDEX session_family_hash ON session (family_hash, tenant_id) WHERE family_hash IS NOT NULL;
CREATE UNIQUE INDEX issued_token_of_tenant ON issued_token (token_hash, tenant_id);
DROP INDEX session_access, session_refresh, session_media, session_family, issued_token_hash;
