import type { ChangeEvent, RefObject } from 'react';
import type { FileBrowserActions, FileBrowserProps } from '../types.ts';
import { filesOf } from '../state/dragging/use-desktop-drop.ts';

/** Opens the browser's dialog for files or for a folder. */
export interface UploadPickers {
  chooseFiles: () => void;
  chooseFolder: () => void;
}

interface UploadFieldsProps extends Pick<FileBrowserProps, 'labels'> {
  filesRef: RefObject<HTMLInputElement | null>;
  folderRef: RefObject<HTMLInputElement | null>;
  folderId: string | undefined;
  onDropFiles: NonNullable<FileBrowserActions['onDropFiles']>;
}

/** The hidden file inputs. */
export function UploadFields({ filesRef, folderRef, folderId, onDropFiles, labels }: UploadFieldsProps) {
  async function take({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) {
    const found = await filesOf(nativeEvent);
    // Resets the input, so that the same file can be chosen again.
    currentTarget.value = '';
    if (found.length > 0 && folderId !== undefined) onDropFiles(found, folderId, []);
  }
  const field = {
    type: 'file',
    hidden: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
  };
  return (
    <>
      <input ref={filesRef} multiple aria-label={labels.uploadFiles} {...field} />
      <input
        ref={(input) => {
          folderRef.current = input;
          // Missing in React's types: https://developer.mozilla.org/docs/Web/API/HTMLInputElement/webkitdirectory
          if (input) input.webkitdirectory = true;
        }}
        aria-label={labels.uploadFolder}
        {...field}
      />
    </>
  );
}
