import { useEffect, useEffectEvent } from 'react';
import { AnchoredMenu } from '../../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Kbd } from '../../../../primitives/Kbd/Kbd.tsx';
import { actionGlyphs, actionText } from '../state/file-actions.ts';
import type { DiskAction, FileBrowserLabels } from '../types.ts';
import type { FileBrowserState, FileMenuState } from '../state/use-file-browser.ts';

const keys: Partial<Record<DiskAction, string>> = { open: 'Enter', rename: 'F2', delete: 'Del' };

export interface FileMenuProps {
  browser: FileBrowserState;
  menu: FileMenuState;
  labels: FileBrowserLabels;
}

/** Menu of the selection, or of the item that it was opened at. */
export function FileMenu({ browser, menu, labels }: FileMenuProps) {
  const { selected } = browser;
  const close = useEffectEvent(browser.closeMenu);
  const gone = selected.length === 0;
  // Deleted elsewhere, or confirmed under another id. Later: after an action of its own the menu closes itself, and returns the focus.
  useEffect(() => {
    if (!gone) return undefined;
    const timer = setTimeout(close);
    return () => clearTimeout(timer);
  }, [gone]);
  const label = selected.length === 1 ? selected[0]?.name : labels.selected(selected.length);
  const { opener, at, byKey } = menu;
  return (
    <AnchoredMenu
      {...{ opener, at, byKey }}
      label={label}
      onClose={browser.closeMenu}
      findReturnFocus={browser.findStop}
    >
      {browser.allowed.map((action) => {
        const destroys = action === 'delete' || action === 'deleteForever';
        const key = keys[action];
        return (
          <div key={action} role="none">
            {destroys && <DropdownMenuSeparator />}
            <DropdownMenuItem
              icon={<DirectionalIcon glyph={actionGlyphs[action]} directional={action === 'restore'} />}
              tone={destroys ? 'danger' : undefined}
              trailing={key !== undefined && <Kbd>{key}</Kbd>}
              onSelect={() => browser.run(action)}
            >
              {actionText(action, selected, labels)}
            </DropdownMenuItem>
          </div>
        );
      })}
      {browser.allowed.length === 0 && <DropdownMenuItem disabled>{labels.readOnly}</DropdownMenuItem>}
    </AnchoredMenu>
  );
}
