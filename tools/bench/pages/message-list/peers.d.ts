// Minimal types of the peers: the packages are installed only while the bench runs.

declare module '@tanstack/react-virtual' {
  interface VirtualItem {
    key: number;
    index: number;
    start: number;
  }
  interface Virtualizer {
    getTotalSize: () => number;
    getVirtualItems: () => VirtualItem[];
    measureElement: (element: Element | null) => void;
    scrollToIndex: (index: number, options: { align: 'end' }) => void;
  }
  export function useVirtualizer(options: {
    count: number;
    getScrollElement: () => Element | null;
    estimateSize: () => number;
    overscan: number;
  }): Virtualizer;
}

declare module 'react-virtuoso' {
  import type { CSSProperties, ReactNode } from 'react';

  export function Virtuoso<T>(props: {
    data: readonly T[];
    initialTopMostItemIndex: number;
    followOutput: boolean;
    computeItemKey: (index: number, item: T) => string;
    itemContent: (index: number, item: T) => ReactNode;
    style: CSSProperties;
  }): ReactNode;
}
