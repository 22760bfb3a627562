-- Message settings of a person; without a row everything is on and Enter sends.
CREATE TABLE person_settings (
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  notification boolean NOT NULL DEFAULT true,
  sound boolean NOT NULL DEFAULT true,
  vibration boolean NOT NULL DEFAULT true,
  -- 0: Enter sends and Ctrl+Enter breaks the line; 1: the reverse.
  send_shortcut integer NOT NULL DEFAULT 0 CHECK (send_shortcut IN (0, 1)),
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES person (tenant_id, user_id) ON DELETE CASCADE
);
SELECT raise_tenant_wall('person_settings');

-- A picture by the first half of the SHA-256 of its bytes, which is its version too (D11).
ALTER TABLE person ADD COLUMN avatar text CHECK (avatar ~ '^[0-9a-f]{32}$');
ALTER TABLE chat_group ADD COLUMN avatar text CHECK (avatar ~ '^[0-9a-f]{32}$');
