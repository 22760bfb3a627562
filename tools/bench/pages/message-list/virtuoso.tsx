import type { MessageView } from '@snap/portal-ui/message-list';
import { Virtuoso } from 'react-virtuoso';
import { count } from './conversation.ts';
import { drive, type Conversation } from './drive.tsx';
import { Row } from './Row.tsx';

const item = (_: number, message: MessageView) => <Row message={message} />;

const VirtuosoList: Conversation = ({ messages }) => (
  <Virtuoso
    data={messages}
    initialTopMostItemIndex={count - 1}
    followOutput
    computeItemKey={(_, message) => message.id}
    itemContent={item}
    style={{ height: '100%' }}
  />
);

drive(VirtuosoList);
