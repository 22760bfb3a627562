import '@snap/portal-ui/styles.css';
import { MessageList } from '@snap/portal-ui/message-list';
import { messages as labels } from '../../../../packages/portal-ui/src/labels/en/messages.ts';
import { now } from './conversation.ts';
import { drive, type Conversation } from './drive.tsx';

const nothing = () => {};

const Ours: Conversation = ({ messages }) => (
  <MessageList
    style={{ height: '100%' }}
    conversationId="user:demo~zhangwei"
    kind="person"
    name="张伟"
    status="ready"
    messages={messages}
    onRetry={nothing}
    onResend={nothing}
    onDelete={nothing}
    onSeen={nothing}
    onOpenPerson={nothing}
    formatSize={String}
    labels={labels.messageList}
    locale="en"
    timeZone="Asia/Shanghai"
    now={now}
  />
);

drive(Ours);
