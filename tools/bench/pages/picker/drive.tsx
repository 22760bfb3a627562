import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { painted } from '../painted.ts';
import { inTop, organisation, wordsToType, type Organisation } from './organisation.ts';

/** Timeout for a paint, in milliseconds. */
const TIMEOUT_MS = 12_000;

/** A picker of a library, or the closest equivalent, filling its container. */
export interface PickerPage<Prepared> {
  /** One-time preparation of the organisation's data. */
  prepare: (organisation: Organisation) => Prepared;
  /** Renders nothing, or its closed control, until `open`. */
  Picker: ComponentType<{ prepared: Prepared; open: boolean }>;
  /** Selector of person rows; default: `data-person`. */
  person?: string;
  /** Clicking this chooses the first top department, with 10,000 people; default: `data-department`. */
  department?: string;
  /** Exists once it is chosen. */
  chosen?: string;
}

/** Functions that the bench calls in the page. Times in milliseconds; Infinity after a timeout. */
export interface Driver {
  /** Runs the preparation, and mounts the closed picker. */
  prepare: () => Promise<number>;
  /** Until the first person is painted in view. */
  open: () => Promise<number>;
  words: (count: number) => string[];
  focus: () => void;
  /** From the next key press until the first shown person has this in their name. */
  await: (text: string) => void;
  awaited: () => Promise<number>;
  /** Until the list of the empty field is back. */
  emptied: () => Promise<number>;
  chooseDepartment: () => Promise<number>;
  /** Scrolls the list of people some rows per frame; returns the milliseconds of each frame. */
  scroll: (frames: number) => Promise<number[]>;
  /** Number of DOM elements. */
  nodes: () => number;
}

const nextFrame = () => new Promise(requestAnimationFrame);

const field = () => document.querySelector('input');

/** Milliseconds until it is painted, Infinity after the timeout; `begun` is called afterwards. */
async function until(ready: () => boolean, begun: () => number): Promise<number> {
  try {
    return (await painted(ready, TIMEOUT_MS)) - begun();
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Pixels per frame: eight or more new rows, like a fling on a touchscreen. */
const stride = 400;

/** The scroll container of a row. */
function scrollerOf(row: Element | null): Element {
  for (let above = row?.parentElement; above; above = above.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(above).overflowY);
    if (scrolls && above.scrollHeight > above.clientHeight) return above;
  }
  throw new Error('nothing scrolls');
}

/**
 * Renders a page with a picker for the number of people in the URL's hash, and after a slash the number in each lowest
 * department.
 */
export function drive<Prepared>(page: PickerPage<Prepared>): void {
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;inset:0;font:16px/1.5 sans-serif';
  document.body.append(host);
  const root = createRoot(host);
  const [count = 0, inDesk] = location.hash.slice(1).split('/').map(Number);
  const everyone = organisation(count, inDesk);
  const {
    Picker,
    person = '[data-person]',
    department = '[data-department]',
    chosen = `[data-chosen="${inTop}"]`,
  } = page;

  let render = (_open: boolean): void => root.render(null);
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  let shown = Promise.resolve(Number.NaN);

  const shows = (text: string) => {
    const row = document.querySelector(person);
    if (row?.textContent.toLowerCase().includes(text) !== true) return false;
    const { top, bottom } = row.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && row.checkVisibility({ visibilityProperty: true });
  };
  const driver: Driver = {
    prepare() {
      const begun = performance.now();
      const prepared = page.prepare(everyone);
      render = (open) => root.render(<Picker prepared={prepared} open={open} />);
      render(false);
      return until(
        () => true,
        () => begun,
      );
    },
    open() {
      const begun = performance.now();
      render(true);
      return until(
        () => shows(''),
        () => begun,
      );
    },
    words: (queries) => wordsToType(everyone, queries),
    focus: () => field()?.focus(),
    await(text) {
      if (shows(text)) throw new Error(`“${text}” is shown before it is typed`);
      shown = until(
        () => shows(text),
        () => pressed,
      );
    },
    awaited: () => shown,
    emptied: () =>
      until(
        () => field()?.value === '' && shows(everyone.people[0]?.name.toLowerCase() ?? ''),
        () => pressed,
      ),
    chooseDepartment() {
      const target = document.querySelector<HTMLElement>(department);
      if (!target) throw new Error('there is no department to choose');
      if (document.querySelector(chosen)) throw new Error('the department is chosen already');
      const begun = performance.now();
      target.click();
      return until(
        () => document.querySelector(chosen) !== null,
        () => begun,
      );
    },
    async scroll(frames) {
      const scroller = scrollerOf(document.querySelector(person));
      const times: number[] = [];
      let before = await nextFrame();
      // oxlint-disable no-await-in-loop -- frame after frame
      while (times.length < frames) {
        const { scrollTop } = scroller;
        scroller.scrollTop += stride;
        if (scroller.scrollTop === scrollTop) throw new Error('the list ends too soon');
        const now = await nextFrame();
        times.push(now - before);
        before = now;
      }
      // oxlint-enable no-await-in-loop
      return times;
    },
    nodes: () => document.querySelectorAll('*').length,
  };
  Object.assign(window, { driver });
}
