/**
 * Keeps the browser from opening a file that is dropped where nothing takes it: the page, with what is written in it, would
 * be gone. What takes files has prevented the default before the event comes here.
 */
export function guardDrops(): void {
  window.addEventListener('dragover', guard);
  window.addEventListener('drop', guard);
}

function guard(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
