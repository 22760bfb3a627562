import { createEvent, fireEvent } from 'storybook/test';

type TextField = HTMLInputElement | HTMLTextAreaElement;

async function type(field: TextField, text: string): Promise<void> {
  await fireEvent.input(field, { target: { value: text } });
}

/** Composes in the order of Chromium and Firefox: the confirming Enter first, marked as composing, then the end. */
export async function composeInChromium(
  field: TextField,
  steps: readonly string[],
  result: string,
): Promise<void> {
  await fireEvent.compositionStart(field);
  for (const step of steps) await type(field, step);
  await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  await type(field, result);
  await fireEvent.compositionEnd(field, { data: result });
}

/**
 * Composes in the order of WebKit: the end first, then the confirming Enter as if it were typed. All three come of one
 * press, so they carry one time, however long the page takes over each of them.
 */
export async function composeInWebKit(
  field: TextField,
  steps: readonly string[],
  result: string,
): Promise<void> {
  await fireEvent.compositionStart(field);
  for (const step of steps) await type(field, step);
  await type(field, result);
  const ofOnePress = [
    createEvent.compositionEnd(field, { data: result }),
    createEvent.keyDown(field, { key: 'Enter', keyCode: 229 }),
    createEvent.keyDown(field, { key: 'Enter', keyCode: 13 }),
  ];
  for (const event of ofOnePress) await fireEvent(field, event);
}
