import type { ChangeEvent, RefObject } from 'react';
import type { FileBrowserActions, FileBrowserProps } from '../types.ts';
import { filesOf } from '../state/use-desktop-drop.ts';

/** Opens the browser's own dialog for choosing files, or a folder. */
export interface UploadSteps {
  chooseFiles: () => void;
  chooseFolder: () => void;
}

interface UploadFieldsProps extends Pick<FileBrowserProps, 'labels'> {
  filesRef: RefObject<HTMLInputElement | null>;
  folderRef: RefObject<HTMLInputElement | null>;
  folderId: string | undefined;
  onDropFiles: NonNullable<FileBrowserActions['onDropFiles']>;
}

/** The fields behind the steps. */
export function UploadFields({ filesRef, folderRef, folderId, onDropFiles, labels }: UploadFieldsProps) {
  async function take({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) {
    const found = await filesOf(nativeEvent);
    // The same file may be chosen again.
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
          // React's types know it not: https://developer.mozilla.org/docs/Web/API/HTMLInputElement/webkitdirectory
          if (input) input.webkitdirectory = true;
        }}
        aria-label={labels.uploadFolder}
        {...field}
      />
    </>
  );
}
