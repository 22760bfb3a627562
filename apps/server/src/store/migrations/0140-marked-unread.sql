-- A read conversation that its member has marked as unread. Reading or writing in it takes the mark away.
ALTER TABLE member ADD COLUMN marked_unread boolean NOT NULL DEFAULT false;
