/** Puts a text in place of the selection, as if it were typed. The field must have the focus. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  // Deprecated, and the only way that keeps the browser's undo; the range text serves where it is gone.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
