-- Wrong tries of a code by the address that made them: one alone cannot end a code that its owner is about to type.
ALTER TABLE phone_code ADD COLUMN wrong_of jsonb NOT NULL DEFAULT '{}';
