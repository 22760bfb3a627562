-- System messages (F7), topic groups (F1), announcements that are dismissed (F8), and sends that are recognised by what
-- they hold (B5).

ALTER TABLE message DROP CONSTRAINT message_kind_check;
ALTER TABLE message
  ADD CONSTRAINT message_kind_check CHECK (kind IN ('text', 'file', 'image', 'link', 'notice', 'system')),
  -- Of what the sender asked for; a repeat of the same clientMsgId with another is refused. Gone with a recall.
  ADD COLUMN request_hash bytea;
-- What is unread without counting.
CREATE INDEX message_system ON message (tenant_id, conversation_id, seq) WHERE kind = 'system';

ALTER TABLE conversation DROP CONSTRAINT conversation_type_check;
ALTER TABLE conversation
  ADD CONSTRAINT conversation_type_check CHECK (type IN ('user', 'group', 'teamGroup', 'topicGroup'));

ALTER TABLE chat_group DROP CONSTRAINT chat_group_type_check;
ALTER TABLE chat_group
  ADD CONSTRAINT chat_group_type_check CHECK (type IN ('1', '2', '3')),
  ADD COLUMN topic_id text,
  ADD COLUMN topic_title text,
  ADD COLUMN topic_url text,
  -- A closed group is read and not written to.
  ADD COLUMN closed_at timestamptz,
  -- The system message that told the announcement.
  ADD COLUMN notice_seq integer NOT NULL DEFAULT 0;
CREATE INDEX chat_group_topic ON chat_group (tenant_id, topic_id) WHERE topic_id IS NOT NULL;

-- Of the last announcement that this person dismissed.
ALTER TABLE member ADD COLUMN notice_seq integer NOT NULL DEFAULT -1;

ALTER TABLE newsroom_story ADD COLUMN closed_at timestamptz;
