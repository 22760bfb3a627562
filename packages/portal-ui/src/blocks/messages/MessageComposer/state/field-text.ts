/** Replaces the selection with a text, as if typed. The field must have the focus. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  // `execCommand` is deprecated, but the only way that keeps the browser's undo; `setRangeText` is the fallback.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
