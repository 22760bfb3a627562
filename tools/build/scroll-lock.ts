import { createElement, useState, type ElementType, type ReactNode } from 'react';
import { styleSingleton } from './style-singleton.ts';

interface RemoveScrollProps {
  as: ElementType;
  children: ReactNode;
}

const Sheet = styleSingleton();

/** Keeps what the scroll bar took free, so that the page does not move. */
function lockStyles(): string {
  const { marginInlineEnd } = getComputedStyle(document.body);
  const bar = Math.max(0, innerWidth - document.documentElement.clientWidth);
  return `body { overflow: hidden !important; margin-inline-end: calc(${marginInlineEnd} + ${bar}px) !important; }`;
}

/**
 * Replaces the package `react-remove-scroll` in the custom elements: the page does not scroll while a dialog is open. The package also
 * decides for each turn of the wheel and each touch what may scroll; in a shadow root it knows neither target nor dialog, so that
 * `overlay-element.ts` keeps those events from it.
 */
export function RemoveScroll({ as, children }: RemoveScrollProps): ReactNode {
  const [styles] = useState(lockStyles);
  return [createElement(Sheet, { key: 'lock', styles }), createElement(as, { key: 'content' }, children)];
}
