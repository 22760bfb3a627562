import { useLayoutEffect, useRef, useState } from 'react';
import { drive, type Conversation } from './drive.tsx';
import { Row } from './Row.tsx';

const height = 32;
const around = 6;

/** A minimal virtual list with fixed row heights. */
const Floor: Conversation = ({ messages }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(messages.length * height);
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, messages.length * height);
  }, [messages.length]);
  const rows = Math.ceil(innerHeight / height);
  const first = Math.max(0, Math.min(Math.floor(top / height), messages.length - rows) - around);
  return (
    <div
      ref={scroller}
      style={{ height: '100%', overflowY: 'auto' }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div style={{ height: messages.length * height, overflow: 'hidden' }}>
        <div style={{ transform: `translateY(${first * height}px)` }}>
          {messages.slice(first, first + rows + 2 * around).map((message) => (
            <div key={message.id} style={{ height, overflow: 'hidden', whiteSpace: 'nowrap' }}>
              <Row message={message} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};

drive(Floor);
