import { proxy } from 'valtio';

/** What the person menu opens over the page. */
export type DialogName = 'conversation' | 'group' | 'requests' | 'settings' | 'layout';

/** Which dialog is open, if any: one at a time. */
export const dialogs = proxy<{ open?: DialogName | undefined }>({});

export function openDialog(name: DialogName): void {
  dialogs.open = name;
}

export function closeDialog(): void {
  dialogs.open = undefined;
}
