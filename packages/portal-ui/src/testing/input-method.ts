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
 * Composes in the order of WebKit: the end first, then the confirming Enter as if it were typed. All three events are
 * caused by one press, so they share a timestamp.
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

/** Cancels a composition by Escape: in the order of Chromium, then in that of WebKit. */
export async function giveUpComposing(field: TextField): Promise<void> {
  const before = field.value;
  await fireEvent.compositionStart(field);
  await type(field, `${before}zh`);
  await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229, isComposing: true });
  await type(field, before);
  await fireEvent.compositionEnd(field, { data: '' });
  await fireEvent.compositionStart(field);
  await type(field, `${before}zh`);
  await type(field, before);
  const ofOnePress = [
    createEvent.compositionEnd(field, { data: '' }),
    createEvent.keyDown(field, { key: 'Escape', keyCode: 229 }),
    createEvent.keyDown(field, { key: 'Escape', keyCode: 27 }),
  ];
  for (const event of ofOnePress) await fireEvent(field, event);
}
