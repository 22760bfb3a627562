import { useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import { drive, type Conversation } from './drive.tsx';
import { Row } from './Row.tsx';

const Virtua: Conversation = ({ messages }) => {
  const list = useRef<VListHandle>(null);
  useLayoutEffect(() => {
    list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [messages.length]);
  return (
    <VList ref={list} data={messages} style={{ height: '100%' }}>
      {(message) => <Row key={message.id} message={message} />}
    </VList>
  );
};

drive(Virtua);
