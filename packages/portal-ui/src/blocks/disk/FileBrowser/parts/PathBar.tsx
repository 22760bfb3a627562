import { ChevronRight, MoreHorizontal } from 'lucide';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { FileBrowserProps, PathFolder } from '../types.ts';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import { useFolderDrop } from '../state/dragging/use-item-drag.ts';
import * as styles from '../FileBrowser.css.ts';

interface PathBarProps extends Pick<FileBrowserProps, 'listing' | 'actions' | 'labels'> {
  browser: FileBrowserState;
}

/** Path from the root. Its folders are drop targets; a long path is collapsed in the middle. */
export function PathBar({ browser, listing, actions, labels }: PathBarProps) {
  const { path } = listing;
  const { onNavigate } = actions;
  const hidden = path.length > 4 ? path.slice(1, -2) : [];
  const shown = hidden.length > 0 ? path.slice(-2) : path.slice(1);
  const [top] = path;
  const last = path.at(-1);
  const renderFolder = (folder: PathFolder) => (
    <Step key={folder.id} folder={folder} current={folder === last} {...{ browser, onNavigate }} />
  );
  return (
    <nav aria-label={labels.path} className={styles.path}>
      <ol role="list" className={styles.pathFolders}>
        {top && renderFolder(top)}
        {hidden.length > 0 && (
          <li className={styles.pathFolder}>
            <DirectionalIcon glyph={ChevronRight} className={styles.chevron} />
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton label={labels.hiddenSteps} icon={<Icon glyph={MoreHorizontal} />} />
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                {hidden.map(({ id, name }) => (
                  <DropdownMenuItem key={id} onSelect={() => onNavigate(id)}>
                    {name}
                  </DropdownMenuItem>
                ))}
              </DropdownMenuContent>
            </DropdownMenu>
          </li>
        )}
        {shown.map(renderFolder)}
      </ol>
    </nav>
  );
}

interface StepProps {
  browser: FileBrowserState;
  folder: PathFolder;
  current: boolean;
  onNavigate: (folderId: string) => void;
}

function Step({ browser, folder, current, onNavigate }: StepProps) {
  const { ref, over } = useFolderDrop<HTMLLIElement>({
    folderId: current ? undefined : folder.id,
    onMove: browser.canMove ? browser.move : undefined,
  });
  return (
    <li ref={ref} className={styles.pathFolder} data-current={current || undefined}>
      <DirectionalIcon glyph={ChevronRight} className={styles.chevron} />
      {current ? (
        <span aria-current="page" className={styles.current} title={folder.name}>
          <bdi>{folder.name}</bdi>
        </span>
      ) : (
        <button
          type="button"
          className={styles.stepButton}
          data-folder-id={folder.id}
          data-over={over || undefined}
          title={folder.name}
          onClick={() => onNavigate(folder.id)}
        >
          <bdi>{folder.name}</bdi>
        </button>
      )}
    </li>
  );
}
