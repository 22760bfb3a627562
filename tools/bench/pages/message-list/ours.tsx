import '@snap/portal-ui/styles.css';
import { MessageList } from '@snap/portal-ui/message-list';
import { messages as labels } from '../../../../packages/portal-ui/src/labels/en/messages.ts';
import { now } from './conversation.ts';
import { drive, type Conversation } from './drive.tsx';

const nothing = () => {};

const Ours: Conversation = ({ messages }) => (
  <MessageList
    style={{ height: '100%' }}
    conversation={{ id: 'user:demo~zhangwei', kind: 'person', name: '张伟' }}
    history={{ status: 'ready', messages, onRetry: nothing }}
    reading={{ onSeen: nothing }}
    actions={{ onResend: nothing, onDelete: nothing, onOpenPerson: nothing }}
    formatSize={String}
    labels={labels.messageList}
    locale="en"
    timeZone="Asia/Shanghai"
    now={now}
  />
);

drive(Ours);
