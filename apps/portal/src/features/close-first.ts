import { flushSync } from 'react-dom';

/**
 * Closes a dialog and renders that before it returns. Without it a page that is opened next can render first: its field
 * takes the focus, the focus trap of the dialog takes it back, and the focus ends on the control that opened the dialog.
 * The store of the dialog must be read with `useSnapshot(store, { sync: true })`.
 */
export function closeFirst(close: () => void): void {
  flushSync(close);
}
