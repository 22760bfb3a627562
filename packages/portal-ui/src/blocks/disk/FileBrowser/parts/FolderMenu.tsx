import { ClipboardPaste, FolderPlus, FolderUp, ListChecks, Upload } from 'lucide';
import { AnchoredMenu } from '../../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Kbd } from '../../../../primitives/Kbd/Kbd.tsx';
import type { FileBrowserLabels } from '../types.ts';
import type { UploadPickers } from './UploadFields.tsx';
import type { FileBrowserState, FileMenuState } from '../state/use-file-browser.ts';

interface FolderMenuProps {
  browser: FileBrowserState;
  menu: FileMenuState;
  upload: UploadPickers | undefined;
  labels: FileBrowserLabels;
}

/** Menu of the folder's empty space. */
export function FolderMenu({ browser, menu, upload, labels }: FolderMenuProps) {
  const pastes = browser.canMove && browser.clip !== undefined;
  const chooses = browser.ids.length > 0;
  return (
    <AnchoredMenu {...menu} label={labels.files} onClose={browser.closeMenu}>
      {browser.creates && (
        <DropdownMenuItem
          icon={<Icon glyph={FolderPlus} />}
          onSelect={() => browser.startFolder(menu.opener)}
        >
          {labels.newFolder}
        </DropdownMenuItem>
      )}
      {upload && (
        <>
          <DropdownMenuItem icon={<Icon glyph={Upload} />} onSelect={upload.chooseFiles}>
            {labels.uploadFiles}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Icon glyph={FolderUp} />} onSelect={upload.chooseFolder}>
            {labels.uploadFolder}
          </DropdownMenuItem>
        </>
      )}
      {pastes && (
        <DropdownMenuItem
          icon={<Icon glyph={ClipboardPaste} />}
          trailing={<Kbd>Ctrl V</Kbd>}
          onSelect={browser.paste}
        >
          {labels.paste}
        </DropdownMenuItem>
      )}
      {chooses && (browser.creates || upload || pastes) && <DropdownMenuSeparator />}
      {chooses && (
        <DropdownMenuItem
          icon={<Icon glyph={ListChecks} />}
          trailing={<Kbd>Ctrl A</Kbd>}
          onSelect={() => browser.choose(browser.ids)}
        >
          {labels.selectAll}
        </DropdownMenuItem>
      )}
    </AnchoredMenu>
  );
}
