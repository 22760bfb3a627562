import type { KeyboardEvent } from 'react';

/** The key that opens a context menu: its own, or Shift+F10, which keyboards without it have. */
export const isMenuKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);
