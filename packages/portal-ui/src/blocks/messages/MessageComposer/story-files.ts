/** For stories: a file of the given size in bytes. */
export const file = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' });

/** Transfer data of a paste or a drag. */
export function carrying(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  return transfer;
}

/** Drags a file in from outside. `fireEvent` cannot: it carries no data in a real browser. */
export function drag(target: HTMLElement, type: 'dragenter' | 'dragleave' | 'drop'): DragEvent {
  const dataTransfer = carrying(file('a.png'));
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
