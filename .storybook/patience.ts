import type { Preview } from '@storybook/react-vite';
import { configure, type UserEventObject } from 'storybook/test';

/** Longest time that a play waits for what has to come. A busy machine needs more than the second that is usual. Milliseconds. */
const patience = 5_000;

/** For `beforeAll`. */
export const waitPatiently = () => configure({ asyncUtilTimeout: patience });

/**
 * For `beforeEach`: a press waits until its target takes presses, as a hand does. Rows of a virtual list take none while
 * the list moves, and a page takes none while a menu or a dialog over it closes; a play would fail on both by the
 * moment in which it presses.
 */
export const pressPatiently: NonNullable<Preview['beforeEach']> = (context) => {
  const { click, dblClick, tripleClick, hover, type, pointer } = context.userEvent;
  context.userEvent = {
    ...context.userEvent,
    click: async (target) => (await ready(target), click(target)),
    dblClick: async (target) => (await ready(target), dblClick(target)),
    tripleClick: async (target) => (await ready(target), tripleClick(target)),
    hover: async (target) => (await ready(target), hover(target)),
    type: async (target, ...rest) => (await ready(target), type(target, ...rest)),
    pointer: async (steps) => (await Promise.all(targets(steps).map(ready)), pointer(steps)),
  };
};

const takesPresses = (element: Element) => getComputedStyle(element).pointerEvents !== 'none';

/** Frames in a row in which it takes them: a list that was just drawn moves to its end a frame later. */
const calm = 3;

async function ready(element: Element): Promise<void> {
  for (let seen = 0, waited = 0; seen < calm && waited < patience / 16; waited += 1) {
    seen = takesPresses(element) ? seen + 1 : 0;
    // oxlint-disable-next-line no-await-in-loop -- frame after frame
    await new Promise(requestAnimationFrame);
  }
}

/** The elements that a series of pointer steps names. */
function targets(steps: Parameters<UserEventObject['pointer']>[0]): Element[] {
  return [steps]
    .flat()
    .flatMap((step) => (typeof step === 'object' && 'target' in step && step.target ? [step.target] : []));
}
