-- Which release of the defaults an organisation has been given: see organisation/defaults.ts.
ALTER TABLE tenant ADD COLUMN defaults integer NOT NULL DEFAULT 0;
