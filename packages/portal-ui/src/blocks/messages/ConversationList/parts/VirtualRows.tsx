import type { ReactElement, Ref } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { ConversationView } from '../types.ts';

export interface VirtualRowsProps {
  conversations: readonly ConversationView[];
  listRef: Ref<VirtualizerHandle>;
  /** Index of the row that stays mounted. */
  stop: number;
  onResize: () => void;
  children: (conversation: ConversationView, index: number) => ReactElement;
}

/** The rows of a long list; only the visible ones are mounted. */
export function VirtualRows({ conversations, listRef, stop, onResize, children }: VirtualRowsProps) {
  return (
    <Virtualizer ref={listRef} data={conversations} keepMounted={[stop]} onResize={onResize}>
      {children}
    </Virtualizer>
  );
}
