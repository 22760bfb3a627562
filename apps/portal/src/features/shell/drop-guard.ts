/**
 * Keeps the browser from opening a file that is dropped outside of a drop target: it would replace the page and lose its
 * drafts. Drop targets have prevented the default before the event gets here.
 */
export function guardDrops(): void {
  // A list that scrolls under the pointer brings another element there: what it enters last decides, without a `dragover`.
  window.addEventListener('dragenter', guard);
  window.addEventListener('dragover', guard);
  window.addEventListener('drop', guard);
}

function guard(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
