import type { ReactNode, RefCallback } from 'react';
import type * as library from '../library.ts';

/** What a host puts on any component of the library: all of it has to arrive. */
export interface RootProps {
  ref: RefCallback<Element>;
  className: string;
  'data-conformance': string;
}

/** Exports that begin with a capital and are called: components. */
type ComponentName = {
  [Name in keyof typeof library]: Name extends Capitalize<Name>
    ? (typeof library)[Name] extends (...args: never[]) => unknown
      ? Name
      : (typeof library)[Name] extends object
        ? Name
        : never
    : never;
}[keyof typeof library];

/** Components that a host does not put an element's props on, and why. */
const rootless = {
  Dialog: 'holds the state of its parts',
  Popover: 'holds the state of its parts',
  DropdownMenu: 'holds the state of its parts',
  ContextMenu: 'holds the state of its parts',
  Tooltip: 'draws its child',
  OverlayContext: 'draws nothing',
  PickerBody: 'part of the dialogs that choose contacts',
  NewPasswordField: 'part of the account forms',
} as const;

/** Draws a component with what a host puts on it. */
export type Row = (root: RootProps) => ReactNode;
/** A table that lacks a component does not compile. */
export type Rows<Name extends string = Exclude<ComponentName, keyof typeof rootless>> = Record<Name, Row>;
