import type { Preview } from '@storybook/react-vite';
import { configure, type UserEventObject } from 'storybook/test';

/** Timeout of `findBy…` and `waitFor` in a play. The default of a second is too short on a busy machine. */
const TIMEOUT_MS = 5_000;

/** For `beforeAll`. */
export const setAsyncTimeout = () => configure({ asyncUtilTimeout: TIMEOUT_MS });

/**
 * For `beforeEach`: each press first waits until its target accepts pointer events. Rows of a virtual list accept none
 * while it scrolls, and a page none while a menu or dialog over it closes.
 */
export const waitForPressable: NonNullable<Preview['beforeEach']> = (context) => {
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

const isPressable = (element: Element) => getComputedStyle(element).pointerEvents !== 'none';

/** Consecutive frames in which it accepts them: a list scrolls to its end a frame after its first render. */
const STABLE_FRAMES = 3;

async function ready(element: Element): Promise<void> {
  for (let seen = 0, waited = 0; seen < STABLE_FRAMES && waited < TIMEOUT_MS / 16; waited += 1) {
    seen = isPressable(element) ? seen + 1 : 0;
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
  }
}

/** Elements of a series of pointer steps. */
function targets(steps: Parameters<UserEventObject['pointer']>[0]): Element[] {
  return [steps]
    .flat()
    .flatMap((step) => (typeof step === 'object' && 'target' in step && step.target ? [step.target] : []));
}
