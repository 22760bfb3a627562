import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { drive, type Conversation } from './drive.tsx';
import { Row } from './Row.tsx';

const TanStack: Conversation = ({ messages }) => {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- React Compiler leaves this component as it is
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 5,
  });
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [virtualizer, messages.length]);
  return (
    <div ref={scroller} style={{ height: '100%', overflowY: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const message = messages[index];
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
            >
              {message && <Row message={message} />}
            </div>
          );
        })}
      </div>
    </div>
  );
};

drive(TanStack);
