-- Pictures go by the whole SHA-256 of their bytes, as everything does that is kept by content.
ALTER TABLE person DROP CONSTRAINT person_avatar_check, ADD CHECK (avatar ~ '^[0-9a-f]{64}$');
ALTER TABLE chat_group DROP CONSTRAINT chat_group_avatar_check, ADD CHECK (avatar ~ '^[0-9a-f]{64}$');
