import type { ReactNode, RefCallback } from 'react';
import type * as library from '../library.ts';

/** Props that an app may pass to any component; all must arrive. */
export interface RootProps {
  ref: RefCallback<Element>;
  className: string;
  'data-conformance': string;
}

/** Exports that begin with a capital and can be called: components. */
type ComponentName = {
  [Name in keyof typeof library]: Name extends Capitalize<Name>
    ? (typeof library)[Name] extends (...args: never[]) => unknown
      ? Name
      : (typeof library)[Name] extends object
        ? Name
        : never
    : never;
}[keyof typeof library];

/** Components that take no element props, with the reason. */
const rootless = {
  Dialog: 'holds the state of its parts',
  Popover: 'holds the state of its parts',
  DropdownMenu: 'holds the state of its parts',
  ContextMenu: 'holds the state of its parts',
  Tooltip: 'draws its child',
  OverlayContext: 'draws nothing',
  PickerBody: 'part of the dialogs that choose contacts',
  PickerRows: 'part of the people field',
  LazyContactPicker: 'is ContactPicker',
  Friendship: 'draws its children',
  NewPasswordField: 'part of the account forms',
} as const;

/** Renders a component with the props of an app. */
export type Row = (root: RootProps) => ReactNode;
/** A table that lacks a component does not compile. */
export type Rows<Name extends string = Exclude<ComponentName, keyof typeof rootless>> = Record<Name, Row>;
