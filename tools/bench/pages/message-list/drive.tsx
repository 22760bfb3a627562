import type { MessageView } from '@snap/portal-ui/message-list';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { painted } from '../painted.ts';
import { count, message } from './conversation.ts';

/** A list of a library, filling its container. Its rows have `data-seq`. */
export type Conversation = ComponentType<{ messages: readonly MessageView[] }>;

export interface Appended {
  /** Milliseconds from each append to the paint of its row. */
  latencies: number[];
  /** Milliseconds. */
  longestFrame: number;
}

/** Functions that the bench calls in the page. */
export interface Driver {
  /** Renders the conversation; milliseconds until its last message is painted in view. */
  open: () => Promise<number>;
  append: (perSecond: number, seconds: number) => Promise<Appended>;
  /** Number of DOM elements. */
  nodes: () => number;
}

function inView(seq: number): boolean {
  const row = document.querySelector(`[data-seq="${seq}"]`);
  if (!row) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + 1 && row.checkVisibility({ visibilityProperty: true });
}

/** Renders a page with a list; without one, only the framework. */
export function drive(List?: Conversation): void {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;inset:0;font:16px/1.5 sans-serif';
  document.body.append(host);
  const root = createRoot(host);
  let messages: readonly MessageView[] = Array.from({ length: count }, (_, index) => message(index + 1));
  const show = () => root.render(List && <List messages={messages} />);

  const driver: Driver = {
    async open() {
      const begun = performance.now();
      show();
      return (await painted(() => inView(messages.length))) - begun;
    },

    async append(perSecond, seconds) {
      const begun = performance.now();
      const total = perSecond * seconds;
      const latencies: number[] = [];
      const waiting: { seq: number; at: number }[] = [];
      let appended = 0;
      let longestFrame = 0;
      let lastFrame: number | undefined;
      let over = false;
      const frame = (time: number) => {
        if (lastFrame !== undefined) longestFrame = Math.max(longestFrame, time - lastFrame);
        lastFrame = time;
        if (!over) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);

      const timer = setInterval(() => {
        const due = Math.min(total, Math.floor(((performance.now() - begun) / 1_000) * perSecond));
        for (; appended < due; appended += 1) {
          const next = message(messages.length + 1);
          messages = [...messages, next];
          waiting.push({ seq: messages.length, at: performance.now() });
          show();
        }
      }, 1);
      while (latencies.length < total) {
        // oxlint-disable-next-line no-await-in-loop -- frame after frame
        const at = await painted(() => waiting.some(({ seq }) => inView(seq)));
        const newest = waiting.findLastIndex(({ seq }) => inView(seq));
        for (const one of waiting.splice(0, newest + 1)) latencies.push(at - one.at);
      }
      clearInterval(timer);
      over = true;
      return { latencies, longestFrame };
    },

    nodes: () => document.querySelectorAll('*').length,
  };
  Object.assign(window, { driver });
}
