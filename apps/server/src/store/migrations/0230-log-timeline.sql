-- The timeline of the database that the log of events was last written on: another one means that a standby was promoted,
-- and that the last events may be lost. Unknown until the first server of this version starts.
ALTER TABLE installation ADD COLUMN log_timeline integer;
