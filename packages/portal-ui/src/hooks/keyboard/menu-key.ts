import type { KeyboardEvent } from 'react';

/** The key that opens a context menu, or Shift+F10 on keyboards without it. */
export const isMenuKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);
