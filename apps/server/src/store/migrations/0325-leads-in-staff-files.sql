-- The departments that a row of a staff file leads, by their paths: one flag could not say which of several.
ALTER TABLE staff_staging ADD COLUMN leads text[] NOT NULL DEFAULT '{}';
ALTER TABLE staff_staging ALTER COLUMN leader SET DEFAULT false;
